// Loaded before every command (`node --import`), in plain JavaScript because the Node
// that it complains about cannot read TypeScript.
import { existsSync } from 'node:fs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (!existsSync(new URL('../node_modules/.bin', import.meta.url)))
  refuse('The packages are not installed: npm ci');
if (major < 22 || (major === 22 && minor < 18))
  refuse(
    `Node ${process.versions.node} is too old, and node_modules has no newer one: run npm ci without --omit=optional, or install Node 24`,
  );

/** @param {string} words */
function refuse(words) {
  console.error(words);
  process.exit(1);
}
