// Loaded before every command (`node --import`), in plain JavaScript because the Node
// that it complains about cannot read TypeScript, build/messages/ included.
import { existsSync } from 'node:fs';

const version = process.versions.node;
const [major = 0, minor = 0] = version.split('.').map(Number);
if (!existsSync(new URL('../node_modules/.bin', import.meta.url)))
  refuse({
    es: 'Faltan los paquetes: npm ci',
    en: 'The packages are not installed: npm ci',
    fr: 'Les paquets ne sont pas installés : npm ci',
  });
if (major < 22 || (major === 22 && minor < 18))
  refuse({
    es: `Node ${version} es demasiado antiguo, y node_modules no tiene otro: ejecuta npm ci sin --omit=optional, o instala Node 24`,
    en: `Node ${version} is too old, and node_modules has no newer one: run npm ci without --omit=optional, or install Node 24`,
    fr: `Node ${version} est trop ancien, et node_modules n’en a pas d’autre : lancez npm ci sans --omit=optional, ou installez Node 24`,
  });

/** @param {{ es: string, en: string, fr: string }} words In the languages of the commands. */
function refuse(words) {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const { locale } = new Intl.DateTimeFormat().resolvedOptions();
  const [language = 'en'] =
    /^(es|fr)\b/.exec((LC_ALL || LC_MESSAGES || LANG || locale).replace('_', '-')) ?? [];
  console.error(words[language]);
  process.exit(1);
}
