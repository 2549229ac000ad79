import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { faultsIn } from '../../build/content/check.ts';
import { loadContent } from '../../build/content/reading/load.ts';
import { languages } from '../../src/site/i18n/languages.ts';
import { allFaultsAfter, inCopy, inEnglish, replacing, tells } from '../support/content.ts';

const folder = 'content/texts/promotion-terms';
const pipas = `${folder}/pipas/fr.md`;

/** The check's output with one more promotion's terms, copied from another's. */
function withTerms(id: string, change: (root: string) => void) {
  return inCopy(
    `${folder}/pipas/es.md`,
    (source) => `${source}\n`,
    (root) => {
      const added = join(root, folder, id);
      cpSync(join(root, folder, 'fabs'), added, { recursive: true });
      try {
        for (const language of languages) {
          const file = join(added, `${language}.md`);
          const source = readFileSync(file, 'utf8')
            .replaceAll('Fabs', 'Jummy')
            .replaceAll('2023', '2030')
            .replaceAll('2024', '2031')
            // What is won and how is another promotion's own.
            .replace(/(?<=[\p{L}*)])[.;](?=\s)/gu, ' Jummy$&')
            .replace(/^position: .*$/m, 'position: 3');
          writeFileSync(file, source);
        }
        change(root);
        const content = loadContent(root);
        const faults = inEnglish(faultsIn(content));
        return { terms: content.promotionTerms, faults };
      } finally {
        rmSync(added, { recursive: true });
      }
    },
  );
}

/** Its sentences as the other promotion says them. */
const asCopied = (source: string): string =>
  source.replace(/ Jummy([.;])/g, '$1').replace(/(?<=de |las |, |y )Jummy/g, 'Fabs');

test('a new folder with terms is enough to publish them', () => {
  const { terms, faults } = withTerms('jummy', () => {});
  expect(faults).toEqual([]);
  expect(terms.map(({ id }) => id).join(' ')).toBe(
    'risketos mios jummy pipas menos-aire patatas trikers fabs',
  );
});

test('copied terms that keep the title of the other promotion are reported', () => {
  const { faults } = withTerms('jummy', (root) => {
    for (const language of languages) {
      const source = readFileSync(join(root, folder, `fabs/${language}.md`), 'utf8');
      const [title = ''] = /^title: .*$/m.exec(source) ?? [];
      const file = join(root, folder, `jummy/${language}.md`);
      const copy = readFileSync(file, 'utf8').replace(/^position: .*$/m, 'position: 12');
      writeFileSync(file, language === 'fr' ? copy.replace(/^title: .*$/m, title) : copy);
    }
  });
  expect(faults).toEqual([expect.stringContaining(`${folder}/jummy/fr.md: title names «`)]);
});

/** The lines at which a copy that nobody has read says what the other promotion does. */
const copiedLines = (change: (source: string) => string, isRead = false) =>
  withTerms('jummy', (root) => {
    const file = join(root, folder, 'jummy/es.md');
    const copy = readFileSync(file, 'utf8').replace(/^position: .*$/m, 'position: 12');
    writeFileSync(file, change(isRead ? copy : copy.replace(/^(reviewed: ).*$/m, '')));
  }).faults.flatMap((fault) =>
    fault.includes(' «Fabs, tres viajes»') ? (/line \d+|lead/.exec(fault) ?? []) : [],
  );

test('copied terms that keep a sentence of the other promotion are reported, whatever it says', () => {
  expect(new Set(copiedLines(asCopied))).toEqual(
    new Set(
      // Purpose, dates, who may enter, how, prizes, their delivery, data.
      [13, 16, 19, 22, 23, 24, 26, 29, 30, 32, 35, 38].map((line) => `line ${line}`).concat('lead'),
    ),
  );
});

test('general terms may be those of the other promotion, but not its days', () => {
  const [, general = ''] = readFileSync(`${folder}/fabs/es.md`, 'utf8').split('{#general}\n');
  const withGeneral = (text: string) =>
    copiedLines((source) => source.replace(/(?<=\{#general\}\n).*/s, text));
  expect(withGeneral(general)).toEqual([]);
  const dates = 'El plazo va del 15 de octubre de 2023 al 15 de enero de 2024.';
  expect(withGeneral(`${dates} ${general}`)).toEqual(['line 41']);
});

test('what somebody who knows the law has read may be as in another promotion, but not its days', () => {
  const dates = 'El plazo va del 15 de octubre de 2023 al 15 de enero de 2024.';
  const withDates = (source: string) => `${asCopied(source)}\n${dates}\n`;
  expect(copiedLines(withDates, true)).toEqual(copiedLines((source) => `${source}\n${dates}\n`));
});

test('what somebody who knows the law has read does not name the product of another promotion', () => {
  const asJummy = (source: string) => source.replace(/^product: .*$/m, 'product: jummy');
  const naming = (source: string) =>
    asJummy(source).replace(/^.*(?=\{#general\})/m, (heading) => `${purpose}\n\n${heading}`);
  const purpose = /\{#purpose\}\n(.*)/.exec(readFileSync(`${folder}/fabs/es.md`, 'utf8'))?.[1];
  expect(copiedLines(asJummy, true)).toEqual([]);
  expect(copiedLines(naming, true)).toEqual([expect.stringMatching(/^line \d+$/)]);
});

test('a figure that only one language says is reported, and in the others what it lacks', () => {
  expect(allFaultsAfter(pipas, replacing('35 euros', '45 euros'))).toEqual([
    expect.stringMatching(/pipas\/en\.md: line \d+ says 35, /),
    expect.stringMatching(/pipas\/es\.md: line \d+ says 35, /),
    expect.stringMatching(/pipas\/fr\.md: line 29 says 45, /),
  ]);
});

test('terms that nobody has read as a whole are reported in each language', () => {
  const { faults } = withTerms('jummy', (root) => {
    for (const language of languages) {
      const file = join(root, folder, `jummy/${language}.md`);
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^reviewed: .*\n/m, ''));
    }
  });
  expect(faults).toEqual(
    languages.map((language) =>
      expect.stringMatching(
        new RegExp(`jummy/${language}\\.md: reviewed is missing\\. .*knows the law has read all`),
      ),
    ),
  );
});

test('the terms that were there first are not called a copy while the copy has another fault', () => {
  const { faults } = withTerms('jummy', (root) => {
    const file = join(root, folder, 'jummy/es.md');
    const copy = asCopied(readFileSync(file, 'utf8'));
    writeFileSync(file, copy.replace(/^reviewed: .*$/m, 'reviewed: 30/11/2023'));
  });
  expect(faults).toEqual([expect.stringContaining('jummy/es.md: reviewed is 30/11/2023, which')]);
});

test('terms that lack a language are reported', () => {
  const { faults } = withTerms('jummy', (root) => rmSync(join(root, folder, 'jummy/en.md')));
  expect(faults).toEqual([`${folder}/jummy/en.md: file is missing. Write the text in English.`]);
});

describe.each(languages)('with the dates of the promotion, in %s,', (language) => {
  const seeds = (name: string) => readFileSync(`migrations/${name}.sql`, 'utf8');
  const dayIn = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'Europe/Madrid',
  });
  const day = (moment: string) =>
    dayIn
      .format(new Date(moment))
      .replace(/^1 (?=\p{L}+ \d)/u, (first) => (language === 'fr' ? '1er ' : first));
  const rows = [
    ...seeds('0003_sample_promotions').matchAll(
      /^ *\(\d+, '([\w-]+)', '([^']+)', '([^']+)', '([\w-]+)',/gm,
    ),
  ];

  test('the terms state its first and last day', () => {
    expect(rows.length).toBeGreaterThan(3);
    for (const [, , starts = '', ends = '', id] of rows) {
      const terms = readFileSync(`${folder}/${id}/${language}.md`, 'utf8');
      for (const date of [starts, ends]) expect(terms, id).toContain(day(date));
    }
  });

  test('news state no other last day', () => {
    const texts = seeds('0002_sample_news') + seeds('0003_sample_promotions');
    const until = {
      es: /hasta el (?:<strong>)?(\d+ de \p{L}+ de \d{4})/gu,
      en: /until (?:<strong>)?(\d+ \p{L}+ \d{4})/gu,
      fr: /jusqu’au (?:<strong>)?(\d+ \p{L}+ \d{4})/gu,
    }[language];
    const named = [...texts.matchAll(until)].map(([, last]) => last);
    expect(named.length).toBeGreaterThan(0);
    const lasts = rows.map(([, , , ends = '']) => day(ends));
    expect(named.filter((last) => !lasts.includes(last ?? ''))).toEqual([]);
  });
});

tells(pipas, {
  'position frontMatter.unlike 4 3': 'position: 3 → position: 4',
  'position field.missing': replacing('position: 3\n', ''),
  'line 13 terms.otherName Fabs, tres viajes': replacing(
    'Risi, S.A.',
    'Fabs, tres viajes, Risi, S.A.',
  ),
  'product frontMatter.noProduct pipa': 'product: pipas → product: pipa',
});
tells({
  'content/texts/contest-rules/fr.md: text contest.day 30 juin 2027':
    '30 juin 2027 → 30 juillet 2027',
  'content/texts/values/en.md: position field.unknown': replacing(
    'title: Values',
    'title: Values\nposition: 1',
  ),
});
