import { expect, test } from 'vitest';
import { loadContent } from '../../build/content/reading/load.ts';
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
