import { tells } from '../support/content.ts';

tells('content/searched-words.json', {
  'page/contact-working is nothing that the search finds. Name a page, product, question or range that exists, or remove the entry.':
    'page/contact-work" → page/contact-working"',
  'es has «empleo» twice. Keep the one that must come first.': '"queja" → "empleo"',
});
