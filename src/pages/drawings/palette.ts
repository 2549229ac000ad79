/**
 * The brand colours that drawings share. tokens.css repeats those up to `cielo`, and
 * `harina`.
 */
export const colours = {
  tinto: '#2e0b1e',
  nata: '#fff3df',
  clavel: '#d62811',
  naranja: '#ff7a1f',
  azafran: '#ffc524',
  azul: '#2a3cc9',
  noche: '#16206e',
  rosa: '#ff9cc4',
  fucsia: '#c61a5c',
  hoja: '#0f5b45',
  lima: '#c9dc5a',
  cielo: '#9fd4ff',
  cacao: '#4a1d14',
  harina: '#fffaf0',
  crema: '#ffe2ae',
  frambuesa: '#e0307c',
  uva: '#6a2a86',
  boca: '#5c0d05',
  lengua: '#e8466b',
} as const;
