import type { Allergen } from '../../site/catalogue/products.ts';

/** A thin line in the background colour on a solid figure. */
const line = (path: string): string =>
  `<path fill="none" stroke="#fffaf0" stroke-width="3" stroke-linecap="round" d="${path}"/>`;

/** Solid figures, one for each allergen of Annex II. */
const drawings: Record<Allergen, string> = {
  gluten:
    '<path d="M32 12c5 4 5 9 0 13-5-4-5-9 0-13zM22 20c6 0 9 4 9 10-6 0-9-4-9-10zM42 20c-6 0-9 4-9 10 6 0 9-4 9-10zM22 32c6 0 9 4 9 10-6 0-9-4-9-10zM42 32c-6 0-9 4-9 10 6 0 9-4 9-10z"/><path d="M30.5 38h3v16h-3z"/>',
  crustaceos: `<path d="M16 40a16 13 0 0 1 32 0q0 8-16 8t-16-8zM18 28C8 26 8 14 17 12c-2 5 1 6 3 5 2 5 2 9-2 11zM46 28c10-2 10-14 1-16 2 5-1 6-3 5-2 5-2 9 2 11z"/>${line('M26 37v.01M38 37v.01')}<path d="m17 46-7 6 2 2 8-5zM47 46l7 6-2 2-8-5z"/>`,
  huevo: `<path d="M32 11c10 6 16 17 16 26a16 16 0 0 1-32 0c0-9 6-20 16-26z"/>${line('M25 24c-3 5-4 9-4 13')}`,
  pescado: `<path d="M8 32c10-14 26-14 36-3l11-8q-4 11 0 22l-11-8C34 46 18 46 8 32z"/>${line('M18 30v.01M26 25q5 7 0 14')}`,
  cacahuetes: `<path d="M24 10c9 0 12 8 10 15-1 4 2 6 5 9 8 7 6 20-5 20-10 0-14-8-13-15 0-4-2-6-4-9-5-8-2-20 7-20z"/>${line('M24 18v.01M25 26v.01M33 39v.01M31 47v.01M36 45v.01')}`,
  soja: `<path d="M13 15c16-3 34 10 38 34-4 3-9 2-12 0C24 47 9 34 13 15z"/>${line('M22 24v.01M29 33v.01M37 41v.01')}`,
  leche: `<path d="M26 10h12v8l6 9v23q0 4-4 4H24q-4 0-4-4V27l6-9z"/>${line('M21 36h22')}`,
  'frutos-de-cascara': `<path d="M32 10c12 9 18 21 13 32-5 10-20 11-26 2-6-10-1-25 13-34z"/>${line('M31 20c-6 8-8 16-5 24M36 24c2 8 2 14-2 20')}`,
  apio: '<path d="M26 54q-5-12-1-26h14q4 14-1 26zM23 26c-9-1-11-9-6-14 7 0 10 6 8 14zM41 26c9-1 11-9 6-14-7 0-10 6-8 14zM28 26q-3-9 4-16 7 7 4 16z"/><path fill="none" stroke="#fffaf0" stroke-width="3" stroke-linecap="round" d="M32 32v18"/>',
  mostaza: `<path d="M26 10h12v6h-12zM24 19h16l4 8v23q0 4-4 4H24q-4 0-4-4V27z"/>${line('M27 34q5-5 10 0M27 42q5 5 10 0')}`,
  sesamo:
    '<path d="M22 12q9 8 4 17-10-3-4-17zM44 18q1 12-9 15-6-9 9-15zM14 34q11 2 12 13-11 3-12-13zM46 38q3 12-7 16-8-8 7-16z"/>',
  sulfitos: `<path d="M25 10h14v5h-2v12l13 22q2 5-4 5H18q-6 0-4-5l13-22V15h-2z"/>${line('M24 40h16M28 47v.01M36 46v.01')}`,
  altramuces: `<path d="M32 10c14 0 22 8 22 20S44 52 32 52 10 42 10 30s8-20 22-20z"/>${line('M24 22q8-6 16 0M32 34v.01')}`,
  moluscos: `<path d="M32 12c14 0 23 11 22 24L38 52H26L10 36c-1-13 8-24 22-24z"/>${line('M32 20v26M20 24l8 22M44 24l-8 22')}`,
};

/** Returns a sign as a decorative `<svg>` with a 64 × 64 view box. */
export const allergenSign = (name: Allergen): string =>
  `<svg viewBox="0 0 64 64" aria-hidden="true"><g fill="#2e0b1e">${drawings[name]}</g></svg>`;
