import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { faultsIn } from '../../build/content/check.ts';
import { loadContent } from '../../build/content/reading/load.ts';
import { languages } from '../../src/site/i18n/languages.ts';
import { inCopy, inEnglish, replacing, tells } from '../support/content.ts';

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
            .replace(/(\p{L})([.;])(?=\s)/gu, '$1 Jummy$2')
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
const asCopied = (source: string): string => source.replace(/ Jummy([.;])/g, '$1');

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

test('copied terms that keep the days of the other promotion are reported', () => {
  const { faults } = withTerms('jummy', (root) => {
    const file = join(root, folder, 'jummy/es.md');
    const copy = readFileSync(file, 'utf8').replace(/^position: .*$/m, 'position: 12');
    writeFileSync(file, asCopied(copy).replaceAll('2030', '2023').replaceAll('2031', '2024'));
  });
  const ofDays = faults.filter((fault) => fault.includes('with the days of «Fabs, tres viajes»'));
  expect(ofDays.map((fault) => /line \d+/.exec(fault)?.[0])).toEqual([
    'line 15',
    'line 31',
    'line 34',
  ]);
});

test('copied terms that keep how to enter, the prizes or their delivery are reported', () => {
  const { faults } = withTerms('jummy', (root) => {
    const file = join(root, folder, 'jummy/es.md');
    writeFileSync(
      file,
      asCopied(readFileSync(file, 'utf8')).replace(/^position: .*$/m, 'position: 12'),
    );
  });
  const told = faults.filter((fault) => fault.includes('exactly like «Fabs, tres viajes»'));
  expect(new Set(told.map((fault) => /line \d+/.exec(fault)?.[0]))).toEqual(
    new Set(['line 22', 'line 23', 'line 25', 'line 28', 'line 29', 'line 31', 'line 34']),
  );
});

test('copied terms that name the product of the other promotion are reported in each language', () => {
  const copied = (change: (source: string) => string) =>
    withTerms('jummy', (root) => {
      for (const language of languages) {
        const file = join(root, folder, `jummy/${language}.md`);
        const source = readFileSync(file, 'utf8').replace(/^position: .*$/m, 'position: 12');
        // What is said of the product is as in the other promotion.
        const [head = '', ...body] = source.split('\n---\n');
        writeFileSync(
          file,
          change([head, asCopied(body.join('')).replaceAll('Jummy', 'Fabs')].join('\n---\n')),
        );
      }
    }).faults.filter((fault) => fault.includes('names its product'));
  const told = copied((source) => source.replace('product: fabs-mexico', 'product: jummy'));
  for (const language of languages)
    expect(told).toContainEqual(
      expect.stringMatching(
        new RegExp(
          `jummy/${language}\\.md: line \\d+ says «.*Fabs.*», like «Fabs, tres viajes».*«Fabs»`,
        ),
      ),
    );
  // The same product has another promotion.
  expect(copied((source) => source)).toEqual([]);
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
  'line 12 terms.otherName Fabs, tres viajes': replacing(
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
