/**
 * `npm run shots [-- name …]`: screenshots of every page type at 390, 768, 900 and 1440
 * px into shots/, from a site that runs at http://localhost:8787 (SITE takes another
 * address; WIDTHS other widths, as `390,1440`).
 */
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { chromiumFlags, chromiumPath } from './chromium.ts';

const site = process.env['SITE'] ?? 'http://localhost:8787';
const widths = (process.env['WIDTHS'] ?? '390,768,900,1440').split(',').map(Number);

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
  newsletter: '/es/newsletter',
  faqs: '/es/faqs',
  news: '/es/noticias',
  privacy: '/es/politica-de-proteccion-de-datos',
  cookies: '/fr/politique-de-cookies',
  accessibility: '/es/accesibilidad',
  'not-found': '/es/404',
};

const wanted = process.argv.slice(2);
mkdirSync('shots', { recursive: true });
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: chromiumFlags,
});
for (const width of widths) {
  const context = await browser.newContext({
    viewport: { width, height: width < 800 ? 844 : 900 },
    reducedMotion: 'reduce',
  });
  const tab = await context.newPage();
  for (const [name, path] of Object.entries(pages)) {
    if (wanted.length && !wanted.includes(name)) continue;
    await tab.goto(site + path, { waitUntil: 'load' });
    // Pictures below the fold load when they come near.
    await tab.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all(
        [...document.images].map((image) => image.decode().catch(() => undefined)),
      );
    });
    await tab.screenshot({ path: `shots/${name}-${width}.png`, fullPage: true });
  }
  await context.close();
}
await browser.close();
