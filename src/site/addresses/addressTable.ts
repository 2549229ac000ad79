import { families } from '../catalogue/families.ts';
import { finderFields } from '../catalogue/finder.ts';
import { type AddressRow, below, same, slugs } from './addressRow.ts';

const hub = slugs('cumplimiento-normativo', 'regulatory-compliance', 'conformite-reglementaire');
const conduct = slugs('codigo-de-conducta', 'code-of-conduct', 'code-de-conduite');
const ethicalChannel = slugs('canal-etico', 'ethical-channel', 'canal-ethique');
const society = below(conduct, 'sociedad', 'society', 'societe');
const contact = slugs('contacto', 'contact', 'contact');

/**
 * Every page of the site with its address in every language. Routes, links,
 * redirects, alternates, menus and the sitemap are derived from this table, and from the
 * slugs of `site/catalogue/families.ts`. `aliases` are other spellings of a page;
 * `addressIndex.ts` adds those that follow from the tree, and other old addresses are in
 * `content/redirects.json`.
 */
export const addressTable = {
  home: { slugs: same(''), aliases: ['home', 'inicio', 'accueil'], form: true },
  news: {
    slugs: slugs('noticias', 'news', 'actualites'),
    aliases: ['actualités', 'noticia', 'single-news-item', 'news-item', 'actualité', 'actualite'],
    query: ['q', 'category', 'page'],
    solid: true,
  },
  'news-item': {
    slugs: slugs('noticia/{slug}', 'single-news-item/{slug}', 'actualité/{slug}'),
    aliases: ['noticias/{slug}', 'news/{slug}', 'news-item/{slug}', 'actualites/{slug}'],
    parent: 'news',
  },
  contact: { slugs: contact, solid: true },
  'contact-question': {
    slugs: below(contact, 'consulta-o-comentario', 'query-or-comment', 'question-ou-commentaire'),
    query: ['producto', 'lote', 'asunto', 'mensaje', 'provincia', 'cp'],
    form: true,
    solid: true,
    parent: 'contact',
  },
  'contact-work': {
    slugs: below(contact, 'trabaja-con-nosotros', 'works-with-us', 'travaille-avec-nous'),
    aliases: ['trabaja-con-nosotros', 'works-with-us', 'travaille-avec-nous'],
    form: true,
    solid: true,
    parent: 'contact',
  },
  'contact-other': {
    slugs: below(contact, 'otro', 'other', 'autre'),
    form: true,
    solid: true,
    parent: 'contact',
  },
  promotions: {
    slugs: slugs('promociones', 'promociones', 'promotion'),
    aliases: ['promotions', 'promocion'],
    solid: true,
  },
  promotion: {
    slugs: slugs('promocion/{slug}', 'promocion/{slug}', 'promotion/{slug}'),
    aliases: ['promociones/{slug}', 'promotions/{slug}'],
    form: true,
    parent: 'promotions',
  },
  'promotion-terms-list': {
    slugs: slugs(
      'bases-legales-promocion',
      'risi-promotion-terms-and-conditions',
      'base-juridique',
    ),
    solid: true,
    parent: 'promotions',
  },
  'promotion-terms': {
    slugs: slugs(
      'bases-legales-promocion/{id}',
      'risi-promotion-terms-and-conditions/{id}',
      'base-juridique/{id}',
    ),
    solid: true,
    parent: 'promotion-terms-list',
  },
  'company-terms': {
    slugs: slugs('bases-legales-risi', 'bases-legales', 'base-juridique-risi'),
    solid: true,
  },
  faqs: { slugs: same('faqs'), query: ['q'] },
  nutririsi: { slugs: same('nutririsi') },
  history: { slugs: slugs('historia', 'history', 'histoire') },
  'fifty-years': { slugs: slugs('50-anos', '50-years', '50-ans'), parent: 'history' },
  quality: {
    slugs: slugs('compromiso-de-calidad', 'quality-commitment', 'engagement-qualite'),
    parent: 'about',
  },
  about: { slugs: slugs('quienes-somos', 'about-us', 'qui-sommes-nous') },
  pressroom: {
    slugs: slugs('pressroom', 'pressroom', 'salle-de-presse'),
    aliases: ['sala-de-prensa'],
    form: true,
    solid: true,
  },
  'press-materials': {
    slugs: slugs('materiales-de-prensa', 'materiales-de-prensa', 'documents-de-presse'),
    aliases: ['press-materials'],
    solid: true,
    parent: 'pressroom',
  },
  distributors: {
    slugs: slugs('distribuidores', 'distributor', 'concessionnaires'),
    aliases: ['distributors', 'distributeurs'],
    query: ['provincia', 'cp', 'producto'],
    form: true,
  },
  newsletter: {
    slugs: slugs('newsletter', 'newsletter', 'lettre-d-information'),
    form: true,
  },
  contest: { slugs: same('fulloftrikersrandom'), form: true },
  'contest-rules': {
    slugs: below(same('fulloftrikersrandom'), 'bases', 'rules', 'reglement'),
    solid: true,
    parent: 'contest',
  },
  privacy: {
    slugs: slugs(
      'politica-de-proteccion-de-datos',
      'data-protection-policy',
      'politique-de-protection-des-données',
    ),
    solid: true,
  },
  cookies: {
    slugs: slugs('politica-de-cookies', 'cookies-policy', 'politique-de-cookies'),
    solid: true,
  },
  'legal-notice': {
    slugs: slugs('aviso-legal', 'legal-notice', 'mentions-legales'),
    solid: true,
  },
  accessibility: {
    slugs: slugs('accesibilidad', 'accessibility', 'accessibilite'),
    solid: true,
  },
  search: {
    slugs: slugs('buscar', 'search', 'recherche'),
    noindex: true,
    query: ['q'],
    solid: true,
  },
  'not-found': { slugs: same('404'), noindex: true },
  products: {
    slugs: slugs('productos', 'products', 'produits'),
    aliases: ['producto', 'product', 'produit'],
    query: Object.values(finderFields),
    solid: true,
  },
  product: {
    slugs: slugs('producto/{key}', 'product/{key}', 'produit/{key}'),
    query: ['lote'],
    aliases: ['productos/{key}', 'products/{key}', 'produits/{key}'],
    solid: true,
    parent: 'products',
  },
  'product-sheet': {
    slugs: slugs('ficha-tecnica/{key}', 'data-sheet/{key}', 'fiche-technique/{key}'),
    // It repeats the product page.
    noindex: true,
    solid: true,
  },
  'kiosk-card': {
    slugs: slugs('tarjeta/{key}', 'card/{key}', 'carte/{key}'),
    // It repeats the product page.
    noindex: true,
    solid: true,
  },
  'allergen-changes': {
    slugs: slugs('cambios-de-alergenos', 'allergen-changes', 'changements-d-allergenes'),
    solid: true,
    parent: 'products',
  },
  recalls: {
    slugs: slugs('retiradas-de-producto', 'product-recalls', 'rappels-de-produits'),
    aliases: ['alertas-alimentarias', 'recalls', 'rappels'],
    query: ['lote'],
    solid: true,
    parent: 'products',
  },
  'biscuits-chocolate': {
    slugs: below(families.galletas.slugs, 'chocolate', 'chocolate', 'chocolat'),
  },
  'biscuits-adults': {
    slugs: below(families.galletas.slugs, 'adultas', 'adults', 'adultes'),
  },
  'biscuits-breakfast': {
    slugs: below(families.galletas.slugs, 'desayuno', 'breakfast', 'petit-dejeuner'),
  },
  family: { slugs: same('{family}') },
  range: { slugs: same('{family}/{range}'), parent: 'family' },
  compliance: { slugs: hub, solid: true },
  values: {
    slugs: below(hub, 'valores', 'values', 'valeurs'),
    aliases: ['valores', 'values', 'valeurs'],
    solid: true,
    parent: 'compliance',
  },
  'ethical-channel': {
    slugs: ethicalChannel,
    query: ['step'],
    form: true,
    solid: true,
    parent: 'compliance',
  },
  'ethical-mailbox': {
    slugs: below(ethicalChannel, 'buzon', 'mailbox', 'boite'),
    form: true,
    noindex: true,
    solid: true,
    parent: 'ethical-channel',
  },
  commitments: {
    slugs: slugs('compromisos', 'commitments', 'engagements'),
    parent: 'compliance',
  },
  conduct: { slugs: conduct, solid: true, conduct: true, parent: 'compliance' },
  'conduct-president': {
    slugs: below(conduct, 'carta-del-presidente', 'presidents-letter', 'lettre-du-president'),
    solid: true,
    conduct: true,
    parent: 'conduct',
  },
  'conduct-principles': {
    slugs: below(conduct, 'principios-generales', 'general-principles', 'principes-generaux'),
    solid: true,
    conduct: true,
    parent: 'conduct',
  },
  'conduct-employees': {
    slugs: below(conduct, 'empleados', 'employees', 'employes'),
    solid: true,
    conduct: true,
    parent: 'conduct',
  },
  'conduct-consumers': {
    slugs: below(conduct, 'consumidores', 'consumers', 'consommateurs'),
    solid: true,
    conduct: true,
    parent: 'conduct',
  },
  'conduct-providers': {
    slugs: below(conduct, 'proveedores', 'providers', 'fournisseurs'),
    solid: true,
    conduct: true,
    parent: 'conduct',
  },
  'conduct-society': { slugs: society, solid: true, conduct: true, parent: 'conduct' },
  'society-risi-sa': {
    slugs: below(society, 'risi-sa', 'risi-sa', 'risi-sa'),
    solid: true,
    conduct: true,
    parent: 'conduct-society',
  },
  'society-loeches': {
    slugs: below(society, 'loeches', 'loeches', 'loeches'),
    solid: true,
    conduct: true,
    parent: 'conduct-society',
  },
  'society-matarile': {
    slugs: below(society, 'matarile', 'matarile', 'matarile'),
    solid: true,
    conduct: true,
    parent: 'conduct-society',
  },
  'conduct-compliance': {
    slugs: below(
      conduct,
      'cumplimiento-y-canal-etico',
      'compliance-and-ethical-channel',
      'conformite-et-canal-ethique',
    ),
    solid: true,
    conduct: true,
    parent: 'conduct',
  },
} as const satisfies Record<string, AddressRow>;
