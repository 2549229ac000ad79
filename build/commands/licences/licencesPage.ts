import { readdirSync, readFileSync } from 'node:fs';
import { CommandError } from '../commandLine.ts';
import { root } from '../tools.ts';

const fontFolder = 'public/fonts';
const openFontLicence = 'SIL Open Font License, Version 1.1';

/** The contents of docs/licences.md. Throws CommandError if something has no licence. */
export function licencesPage(): string {
  return `# Licences

What reaches the Worker or the browser, by package-lock.json. \`npm run licences\` writes this page; the tests fail when it is out of date.

## Packages

${tableOf(['package', 'version', 'licence', 'its text'], packages())}

## Fonts

${tableOf(['font', 'licence', 'its text', 'of'], fonts())}
`;
}

function packages(): string[][] {
  const { packages: locked } = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as {
    packages: Record<string, { dev?: boolean; optional?: boolean }>;
  };
  const folders = Object.keys(locked).filter(
    (folder) => folder && !locked[folder]?.dev && !locked[folder]?.optional,
  );
  return folders.map((folder) => {
    const { name, version, license } = JSON.parse(
      readFileSync(`${root}${folder}/package.json`, 'utf8'),
    ) as { name: string; version: string; license?: string };
    if (!license) throw new CommandError(`${folder}/package.json names no licence`);
    const text = readdirSync(`${root}${folder}`).find((file) =>
      /^(licen[cs]e|copying)/i.test(file),
    );
    return [name, version, license, text ? `\`${folder}/${text}\`` : 'in package.json only'];
  });
}

/** Fonts with the licence file beside them, `OFL-<family>.txt`. */
function fonts(): string[][] {
  const files = readdirSync(`${root}${fontFolder}`).sort();
  return files
    .filter((file) => /\.(woff2?|ttf|otf)$/.test(file))
    .map((font) => {
      const licence = files.find(
        (file) =>
          file.endsWith('.txt') && font.startsWith(`${file.slice('OFL-'.length, -'.txt'.length)}-`),
      );
      const text = licence && readFileSync(`${root}${fontFolder}/${licence}`, 'utf8');
      if (!text?.includes(openFontLicence))
        throw new CommandError(`${fontFolder}/${font} has no Open Font License beside it`);
      return [
        `\`${fontFolder}/${font}\``,
        'OFL-1.1',
        `\`${fontFolder}/${licence}\``,
        /^Copyright (.*?) \(/.exec(text)?.[1] ?? '',
      ];
    });
}

const tableOf = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
