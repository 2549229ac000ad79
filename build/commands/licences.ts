/**
 * `npm run licences`: writes docs/licences.md, the licences of everything in the Worker or
 * the browser: production packages of package-lock.json, and fonts. Exits with an error
 * if one has no licence.
 */
import { writeFileSync } from 'node:fs';
import { parseCommandLine, runCommand } from './commandLine.ts';
import { licencesPage } from './licences/licencesPage.ts';
import { root } from './tools.ts';

await runCommand(() => {
  parseCommandLine('npm run licences', {});
  writeFileSync(`${root}docs/licences.md`, licencesPage());
});
