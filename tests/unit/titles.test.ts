import { expect, test } from 'vitest';
import { maxTitle } from '../../src/site/metadata/lengths.ts';
import { fittingTitle } from '../../src/site/metadata/metadata.ts';

test.each([
  ['Cinq ans de biscuits', 'Cinq ans de biscuits'],
  [
    'Plus de 250 millions de sachets, et pas un seul n’est passé inaperçu',
    'Plus de 250 millions de sachets',
  ],
  [
    'De 20 grammes à un kilo\u202f: la famille déborde de la photo de groupe',
    'De 20 grammes à un kilo\u202f: la famille déborde…',
  ],
  ['Aquí, todas las bolsas de la casa en una sola tarde', undefined],
  [
    'Ya, todas las bolsas de la casa caben en una sola tarde de agosto',
    'Ya, todas las bolsas de la casa caben en una sola…',
  ],
])('“%s” fits into a document title, and says the same', (title, shown = title) => {
  expect(shown.length).toBeLessThanOrEqual(maxTitle);
  expect(fittingTitle([title])).toBe(shown);
});
