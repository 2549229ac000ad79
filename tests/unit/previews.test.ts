import { expect, test } from 'vitest';
import { loadContent } from '../../build/content/reading/load.ts';
import { slotsByTheme } from '../../build/previews/slots.ts';
import { previewSubjects } from '../../build/previews/subjects.ts';

const subjects = previewSubjects('.', loadContent('.'));

test.each([
  ['product/jummy', '#c61a5c', '#ffc524'],
  ['range/snacks/jummy', '#c61a5c', '#ffc524'],
  ['family/galletas', '#2a3cc9', '#ff9cc4'],
  // Ranges without a colour of their own stand on their family's.
  ['range/galletas/tradicionales', '#2a3cc9', '#ff9cc4'],
  ['range/caramelos/tradicionales', '#ff9cc4', '#ffc524'],
  ['range/frutos-secos/pipas', '#0f5b45', '#ff9cc4'],
])('the link preview %s stands on the colour of its page', (name, ground, figure) => {
  const drawn = subjects.filter((subject) => subject.name === name);
  expect(drawn).toHaveLength(3);
  for (const { svg } of drawn) {
    expect(/<path fill="([^"]+)"/.exec(svg)?.[1]).toBe(ground);
    expect(svg).toContain(`<path fill="${figure}" d="M644 630V324a264`);
  }
});

test('colours are found in either kind of quotes', () => {
  const slotsOf = slotsByTheme(`
    :root { --rosa: #ff9cc4; }
    [data-family="nueces"], [data-family='pipas'] {
      --ground: var(--rosa);
      --figure: #123456;
    }
    [data-family="nueces"][data-range='sal'] { --figure: #abcdef; }
    [data-range="sal"] { --figure: #000000; }`);
  expect(Object.fromEntries(slotsOf({ family: 'pipas' }))).toEqual({
    ground: '#ff9cc4',
    figure: '#123456',
  });
  expect(slotsOf({ family: 'nueces', range: 'sal' }).get('figure')).toBe('#abcdef');
  expect(slotsOf({ family: 'pipas', range: 'sal' }).get('figure')).toBe('#000000');
});

test('a family without colours stops the build', () => {
  expect(() => slotsByTheme('')({ family: 'nueces' })).toThrow('nueces');
});
