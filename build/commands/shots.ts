/**
 * `npm run shots [-- name …]`: screenshots of every page type at 390, 768, 900 and 1440
 * px into shots/. `--into` sets the folder, `--widths` the widths, as in `390,1440`,
 * `--dist` a build other than dist/, and `--url` a running site.
 * `npm run compare -- diff` compares two folders.
 */
import { mkdirSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { consentVersion } from '../../src/site/privacy/consent.ts';
import { consentKey, dismissalCookie } from '../../src/site/privacy/storageNames.ts';
import { startBuild } from '../compare/startBuild.ts';
import { chromiumFlags, chromiumPath } from './chromium.ts';
import { CommandError, parseCommandLine, parseHost, runCommand } from './commandLine.ts';
import { fetchFailure } from './fetchFailure.ts';

const usage =
  'npm run shots -- [--into <folder>] [--widths 390,1440] [--dist <folder> | --url http://host] [name …]';

/** Timeout for the first response of a running site, in ms. */
const timeoutMs = 10_000;

const pages: Record<string, string> = {
  home: '/es',
  'home-en': '/en',
  'home-fr': '/fr',
  family: '/es/snacks',
  'family-biscuits-fr': '/fr/biscuits',
  range: '/es/snacks/otros-productos',
  'range-crisps-en': '/en/crisps/originals',
  product: '/es/producto/fabs-mexico',
  'product-fr': '/fr/produit/fabs-mexico',
  'product-risketos': '/es/producto/risketos-original',
  'product-crisps-en': '/en/product/clasicas-originales',
  products: '/es/productos',
  history: '/es/historia',
  nutririsi: '/es/nutririsi',
  about: '/fr/qui-sommes-nous',
  distributors: '/es/distribuidores?provincia=madrid',
  'distributors-none': '/es/distribuidores?provincia=soria',
  pressroom: '/es/pressroom',
  'press-materials': '/es/materiales-de-prensa',
  promotions: '/es/promociones',
  promotion: '/en/promocion/risketos-reparte-premios',
  'promotion-terms': '/es/bases-legales-promocion/trikers',
  contest: '/es/fulloftrikersrandom',
  'contest-rules': '/fr/fulloftrikersrandom/reglement',
  commitments: '/es/compromisos',
  compliance: '/es/cumplimiento-normativo',
  values: '/es/cumplimiento-normativo/valores',
  conduct: '/es/codigo-de-conducta',
  'conduct-principles': '/es/codigo-de-conducta/principios-generales',
  'society-risi-sa': '/fr/code-de-conduite/societe/risi-sa',
  contact: '/es/contacto',
  'contact-question': '/es/contacto/consulta-o-comentario',
  'contact-work-fr': '/fr/contact/travaille-avec-nous',
  'ethical-channel': '/es/canal-etico',
  'ethical-channel-form': '/es/canal-etico?step=form',
  newsletter: '/es/newsletter',
  faqs: '/es/faqs',
  news: '/es/noticias',
  'news-item': '/es/noticia/full-of-trikers-random',
  'news-search': '/fr/actualites?q=risi',
  privacy: '/es/politica-de-proteccion-de-datos',
  cookies: '/fr/politique-de-cookies',
  accessibility: '/es/accesibilidad',
  'not-found': '/es/404',
};

const refusal = {
  version: consentVersion,
  date: new Date().toISOString().slice(0, 10),
  analytics: false,
  marketing: false,
};

await runCommand(async () => {
  const { positionals, values } = parseCommandLine(usage, {
    allowPositionals: true,
    options: {
      into: { type: 'string', default: 'shots' },
      widths: { type: 'string', default: '390,768,900,1440' },
      dist: { type: 'string', default: 'dist' },
      url: { type: 'string' },
    },
  });
  const unknown = positionals.find((name) => !pages[name]);
  if (unknown)
    throw new CommandError(
      `No page is called ${unknown}, but ${Object.keys(pages).join(', ')}`,
    );
  const widths = values.widths.split(',').map(Number);
  if (!widths.every((width) => Number.isInteger(width) && width > 0))
    throw new CommandError(`--widths takes numbers of pixels. Usage: ${usage}`);
  const names = positionals.length ? positionals : Object.keys(pages);

  const site = values.url ? await running(values.url) : await startBuild(values.dist);
  mkdirSync(values.into, { recursive: true });
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: chromiumFlags,
  });
  for (const width of widths)
    await shootAll(browser, { names, width, siteUrl: site.url, folder: values.into });
  await browser.close();
  await site.close();
});

/** A site that already runs. Throws CommandError if it does not respond. */
async function running(url: string): Promise<{ url: string; close(): Promise<void> }> {
  const siteUrl = parseHost(url, `Usage: ${usage}`);
  await fetch(siteUrl, { signal: AbortSignal.timeout(timeoutMs) }).catch(
    (error: unknown) => {
      throw new CommandError(`${siteUrl}: ${fetchFailure(error, timeoutMs)}`);
    },
  );
  return { url: siteUrl, close: async () => undefined };
}

interface Shots {
  names: string[];
  width: number;
  siteUrl: string;
  folder: string;
}

/** Screenshots of pages at one width. */
async function shootAll(
  browser: Browser,
  { names, width, siteUrl, folder }: Shots,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: width < 800 ? 844 : 900 },
    reducedMotion: 'reduce',
  });
  // This visitor has answered the cookie banner and the popup.
  await context.addInitScript(
    ([key = '', choice = '']) => localStorage.setItem(key, choice),
    [consentKey, JSON.stringify(refusal)],
  );
  await context.addCookies([{ name: dismissalCookie, value: '1', url: siteUrl }]);
  const tab = await context.newPage();
  for (const name of names) {
    await tab.goto(siteUrl + pages[name], { waitUntil: 'networkidle' });
    // Pictures below the fold load lazily, and fitted titles follow the fonts.
    await tab.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all(
        [...document.images].map((image) => image.decode().catch(() => undefined)),
      );
      await Promise.all(
        [...document.fonts].map((font) => font.load().catch(() => undefined)),
      );
      await new Promise((resolve) => requestIdleCallback(resolve));
    });
    await tab.screenshot({
      path: `${folder}/${name}-${width}.png`,
      fullPage: true,
      animations: 'disabled',
    });
  }
  await context.close();
}
