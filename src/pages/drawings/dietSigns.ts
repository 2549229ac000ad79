const ear =
  '<path d="M32 12c5 4 5 9 0 13-5-4-5-9 0-13zM22 20c6 0 9 4 9 10-6 0-9-4-9-10zM42 20c-6 0-9 4-9 10 6 0 9-4 9-10zM22 32c6 0 9 4 9 10-6 0-9-4-9-10zM42 32c-6 0-9 4-9 10 6 0 9-4 9-10z"/><path d="M30.5 38h3v16h-3z"/>';
/** Turns a sign into a free-from sign: a bar with an outline in the background colour. */
const cut =
  '<path fill="none" stroke="#fffaf0" stroke-width="9" d="M13 51 51 13"/><path fill="none" stroke="#d62811" stroke-width="4.5" stroke-linecap="round" d="M13 51 51 13"/>';
const nut =
  '<path d="M32 10c12 9 18 21 13 32-5 10-20 11-26 2-6-10-1-25 13-34z"/><path fill="none" stroke="#fffaf0" stroke-width="3" stroke-linecap="round" d="M31 20c-6 8-8 16-5 24M36 24c2 8 2 14-2 20"/>';
/** An arrow that points down. */
const low = '<path d="M46 34h6v8h5l-8 9-8-9h5z"/>';
/** Solid figures named after a product's claims; `nuts` means that it contains nuts. */
const drawings = {
  glutenFree: ear + cut,
  nuts: nut,
  nutFree: nut + cut,
  wholegrain: ear,
  lowSugar: `<path d="M10 26l15-7 15 7v16l-15 8-15-8z"/><path fill="none" stroke="#fffaf0" stroke-width="3" stroke-linecap="round" d="m11 27 14 7 14-7M25 34v15"/>${low}`,
  lowSalt: `<path d="M15 24h20l4 22q0 6-6 6H17q-6 0-6-6zM16 21a9 9 0 0 1 18 0z"/><path fill="none" stroke="#fffaf0" stroke-width="3" stroke-linecap="round" d="M21 17v.01M25 15v.01M29 17v.01M18 32h14"/>${low}`,
  lactoseFree: `<path d="M26 10h12v8l6 9v23q0 4-4 4H24q-4 0-4-4V27l6-9z"/><path fill="none" stroke="#fffaf0" stroke-width="3" stroke-linecap="round" d="M21 36h22"/>${cut}`,
  eggFree: `<path d="M32 11c10 6 16 17 16 26a16 16 0 0 1-32 0c0-9 6-20 16-26z"/><path fill="none" stroke="#fffaf0" stroke-width="3" stroke-linecap="round" d="M25 24c-3 5-4 9-4 13"/>${cut}`,
  chocolate:
    '<path d="M32 53C16 42 10 34 10 25a11 11 0 0 1 22-3 11 11 0 0 1 22 3c0 9-6 17-22 28z"/><path fill="none" stroke="#fffaf0" stroke-width="3" stroke-linecap="round" d="M21 22v14M32 24v20M43 22v14M15 30h34"/>',
};

export type DietSign = keyof typeof drawings;
export const dietSigns = Object.keys(drawings) as DietSign[];

/** Returns a sign as a decorative `<svg>` with a 64 × 64 view box. Always label it. */
export const dietSign = (name: DietSign): string =>
  `<svg viewBox="0 0 64 64" aria-hidden="true"><g fill="#2e0b1e">${drawings[name]}</g></svg>`;
