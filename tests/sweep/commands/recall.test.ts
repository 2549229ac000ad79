import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addressOf, recallsFeedAddress } from '../../../src/site/addresses/addresses.ts';
import { type Language, languages } from '../../../src/site/i18n/languages.ts';
import { madridDay } from '../../../src/site/i18n/madrid.ts';
import { words } from '../../../src/site/i18n/words.ts';
import { freePort } from '../../support/freePort.ts';
import { textOf } from '../../support/html.ts';
import { fillIn } from '../../support/projectCopy.ts';
import { type StartedSite, startedSite } from '../../support/startedSite.ts';
import { recallProject } from './recallProject.ts';

// It builds the site twice.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const project = recallProject();
const { recalls, git } = project;
afterAll(project.remove);
const today = madridDay(new Date());
const id = `${today}-jummy`;

const wrangler = resolve('tests/support/fakeWrangler.js');
const account = join(project.folder, '.wrangler-account.json');
const config = join(project.folder, 'wrangler.toml');

/** A text with one kind of space. */
const shown = (text: string): string => text.replace(/\s+/g, ' ');

/** wrangler is only asked for the secrets, and nobody is logged in. */
const environment = { NODE_ENV: 'production', WRANGLER: wrangler, FAKE_ACCOUNT: account };
const recall = (answers: string[], ...parameters: string[]) =>
  project.recall(parameters, { answers, environment });

/** Of Jummy, two batches, because of milk. */
const answers = [
  'jumm',
  '85 g',
  'L26257; l26258',
  '1/3/2027',
  '1',
  'Leche',
  '',
  '',
  '',
  'Ana García',
  'publicar',
  // The site is not reachable, so its version is not known.
  'publicar',
];

beforeAll(() => {
  writeFileSync(account, JSON.stringify({ loggedIn: false }));
  writeFileSync(config, fillIn(readFileSync('wrangler.toml', 'utf8')));
  project.commitAll();
  writeFileSync(join(project.folder, 'content/unfinished.json'), '{}');
});

describe('the first ten minutes of a recall', () => {
  test('a drill does everything but publish, without what is unfinished here, and leaves nothing', async () => {
    const before = git('rev-parse', 'HEAD');
    const { status, output } = await recall(answers, '--dry-run', '--allow-samples');
    expect(output).toContain('Ensayo, sin commit: Jummy is recalled: 85\u00a0g, batches L26257');
    expect(output).toContain('--dry-run: exiting now.');
    expect(status).toBe(0);
    expect([git('rev-parse', 'HEAD'), readdirSync(recalls)]).toEqual([before, ['README.md']]);
  });

  test('whoever stops before the end publishes nothing', async () => {
    const { status, output } = await recall(answers.slice(0, 4));
    expect(output).toContain('no se ha publicado nada');
    expect([status, readdirSync(recalls)]).toEqual([1, ['README.md']]);
  });

  test('what cannot be is asked again; then the file alone is committed within minutes, and says who and when', async () => {
    const began = Date.now();
    const { output } = await recall(['nada', ...answers]);
    expect(output).toContain('Ningún producto se llama «nada».');
    for (const language of languages) expect(output).toContain(words[language]('recall.name'));
    // Nobody is logged in, so the deployment is refused, and says how to go on.
    expect(output).toContain(`De nuevo: npm run recall -- --publish ${id}`);
    expect(git('log', '-1', '--format=%an %cs')).toBe(
      `Quality ${new Date().toISOString().slice(0, 10)}`,
    );
    expect(git('log', '-1', '--format=%B')).toContain('Published by Ana García');
    expect(git('show', '--name-only', '--format=')).toBe(`content/recalls/${id}.json`);
    expect(git('worktree', 'list').split('\n')).toHaveLength(1);
    expect(Date.now() - began).toBeLessThan(5 * 60_000);
    expect(JSON.parse(readFileSync(join(recalls, `${id}.json`), 'utf8'))).toEqual({
      products: ['jummy'],
      packs: '85g',
      lots: ['L26257', 'l26258'],
      bestBefore: ['2027-03-01'],
      reason: 'allergen',
      allergens: ['leche'],
      published: today,
    });
  });
});

describe('a published recall, with the back end down', () => {
  let site: StartedSite;
  beforeAll(async () => {
    git('clean', '--quiet', '--force', 'content');
    writeFileSync(config, readFileSync('wrangler.toml'));
    const ended = {
      products: ['supermaria'],
      lots: 'all',
      reason: 'foreign-body',
      published: '2025-02-01',
      ended: '2025-03-01',
    };
    writeFileSync(join(recalls, '2025-02-01-supermaria.json'), JSON.stringify(ended));
    site = await startedSite(join(project.folder, 'build/commands/serve.ts'), [], {
      // Nobody listens there.
      ORIGIN_DEV_URL: `http://127.0.0.1:${await freePort()}`,
    });
  });
  afterAll(() => site?.stop());

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(site.url + path, { headers, redirect: 'manual' });
  const htmlOf = async (path: string) => (await get(path)).text();
  const bodyOf = (html: string) => shown(textOf(html.slice(html.indexOf('<main'))));
  const pageOf = (language: Language) => addressOf('recalls', language);
  const packs: Record<Language, string> = {
    es: '85 g, lotes L26257, l26258',
    en: '85 g, batches L26257, l26258',
    fr: '85 g, lots L26257, l26258',
  };
  const mark = (language: Language) =>
    shown(words[language]('recall.mark', { packs: packs[language] }));

  describe.each(languages)('in %s', (language) => {
    test('is in a strip above the header of every page but the private ones', async () => {
      for (const path of [
        addressOf('home', language),
        addressOf('news', language),
        addressOf('product', language, { key: 'supermaria' }),
        addressOf('privacy', language),
        addressOf('contact-question', language),
        addressOf('not-found', language),
      ]) {
        const html = await htmlOf(path);
        const strip = html.slice(html.indexOf('<section class="recall-strip"'));
        expect(html.indexOf('<section class="recall-strip"'), path).toBeGreaterThan(0);
        expect(strip.indexOf('</section>'), path).toBeLessThan(strip.indexOf('<header'));
        expect(strip).toContain(`aria-label="${words[language]('recall.name')}"`);
        expect(strip).toContain(`href="${pageOf(language)}#${id}"`);
        expect(shown(textOf(strip.slice(0, strip.indexOf('</section>'))))).toContain(
          `Jummy, ${packs[language]}`,
        );
      }
      for (const page of ['ethical-channel', 'ethical-mailbox'] as const)
        expect(await htmlOf(addressOf(page, language))).not.toContain('recall-');
    });

    test('is above the allergens of the product and of its data sheet', async () => {
      for (const page of ['product', 'product-sheet'] as const) {
        const body = bodyOf(await htmlOf(addressOf(page, language, { key: 'jummy' })));
        const place = body.indexOf(`${mark(language)}.`);
        expect(place, page).toBeGreaterThan(0);
        expect(place, page).toBeLessThan(body.indexOf(words[language]('product.ingredients')));
        const other = await htmlOf(addressOf(page, language, { key: 'supermaria' }));
        expect(other).not.toContain('class="recall-box"');
      }
    });

    test('marks the product in the finder, in lists, in the search and in its suggestions', async () => {
      for (const path of [
        addressOf('products', language),
        addressOf('range', language, { family: 'snacks', range: 'jummy' }),
        `${addressOf('search', language)}?q=jummy`,
      ]) {
        const html = await htmlOf(path);
        expect(bodyOf(html), path).toContain(mark(language));
        expect(html.split('class="recall-mark"'), path).toHaveLength(2);
      }
      // Which the script of the search field holds, with its spaces in any notation.
      const scripts = join(project.folder, 'dist/client/assets');
      const told = readdirSync(scripts)
        .filter((file) => file.endsWith('.js'))
        .filter((file) =>
          readFileSync(join(scripts, file), 'utf8').includes(packs[language].replace('85 g, ', '')),
        );
      expect(told).toHaveLength(1);
    });

    test('is on its page with everything that must be known, before those that have ended', async () => {
      const body = bodyOf(await htmlOf(pageOf(language)));
      const t = words[language];
      for (const part of [
        '9520001000737',
        t('recallReason.allergen', { list: t('allergen.leche') }),
        t('recallAdvice.return'),
        '900 000 010',
        t('recall.past'),
        t('recallReason.foreign-body'),
      ])
        expect(body).toContain(shown(part));
      expect(body).not.toContain('9520001000720');
      expect(body.indexOf('Jummy')).toBeLessThan(body.indexOf(t('recall.past')));
    });

    test('is in the feed, and so are those that have ended', async () => {
      const response = await get(recallsFeedAddress(language));
      expect(response.headers.get('Cache-Control')).toContain('max-age=60');
      const { feed } = new XMLParser().parse(await response.text());
      expect(feed.updated).toBe(`${today}T00:00:00Z`);
      expect(feed.entry.map((entry: { updated: string }) => entry.updated.slice(0, 10))).toEqual([
        today,
        '2025-03-01',
      ]);
      expect(feed.entry[0].content).toContain('L26257, l26258');
    });

    test('is what a scanned code of its packs leads to', async () => {
      const scan = async (path: string) =>
        (await get(path, { 'Accept-Language': language })).headers.get('Location');
      const code = '/01/09520001000737';
      const product = addressOf('product', language, { key: 'jummy' });
      const here = pageOf(language);
      expect(await scan(`${code}/10/L26258`)).toBe(`${here}?lote=L26258#${id}`);
      expect(await scan(`${code}/10/26257`)).toBe(`${here}?lote=26257#${id}`);
      expect(await scan(`${code}?15=270301`)).toBe(`${here}?15=270301#${id}`);
      expect(await scan(`${code}/10/L26257?linkType=gs1:nutritionalInfo`)).toContain(here);
      expect(await scan(code)).toBe(`${product}#size-85g`);
      expect(await scan(`${code}/10/L1`)).toBe(`${product}?lote=L1#size-85g`);
      // Another size is not recalled.
      expect(await scan('/01/9520001000720/10/L26257')).toContain(product);
      const told = words[language];
      expect(bodyOf(await htmlOf(`${here}?lote=L26258`))).toContain(
        shown(told('recall.yourLot', { lot: 'L26258' })),
      );
      expect(bodyOf(await htmlOf(`${product}?lote=L1`))).toContain(
        shown(told('recall.otherLot', { lot: 'L1' })),
      );
    });
  });

  test('is in the open data, JSON and CSV', async () => {
    const { recalls: all } = (await (await get('/api/recalls.json')).json()) as {
      recalls: { id: string; gtins: string[]; ended?: string }[];
    };
    expect(all.map((one) => one.id)).toEqual([id, '2025-02-01-supermaria']);
    expect(all[0]?.gtins).toEqual(['9520001000737']);
    const schema = JSON.parse(readFileSync('docs/products.schema.json', 'utf8'));
    const ajv = new Ajv2020({ allErrors: true });
    ajv.addSchema({ $id: 'products', ...schema });
    for (const one of all) {
      const isValid = ajv.compile({ $ref: 'products#/$defs/recall' });
      isValid(one);
      expect(isValid.errors).toBeNull();
    }
    const product = (await (await get('/api/products/jummy.json')).json()) as object;
    expect(product).toMatchObject({ recalls: [{ id, reason: 'allergen' }] });
    const guide = readFileSync('docs/api.md', 'utf8');
    for (const field of Object.keys(all[1] ?? {})) expect(guide).toContain(`\`${field}\``);
    const [header = '', ...rows] = (await htmlOf('/api/products.csv')).split('\r\n');
    expect(header).toContain(',recalled_lots,recalled_best_before,');
    const recalled = rows.filter((row) => row.includes('L26257 l26258,2027-03-01'));
    expect(recalled.map((row) => row.slice(0, 13))).toEqual(['9520001000737']);
  });

  test('is in the sitemap with its day', async () => {
    const xml = await htmlOf('/sitemap.xml');
    expect(xml).toContain(`${pageOf('es')}</loc><lastmod>${today}</lastmod>`);
  });
});

test('a recall that is ended keeps its file, with the day', async () => {
  const { output } = await recall(['', ''], '--end', id);
  expect(output).toContain('Terminada el');
  expect(output).toContain(`Sin publicar. Después: npm run recall -- --publish ${id}`);
  const file = JSON.parse(readFileSync(join(recalls, `${id}.json`), 'utf8'));
  expect(file).toMatchObject({ packs: '85g', published: today, ended: today });
});
