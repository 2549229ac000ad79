import { describe, expect, test } from 'vitest';
import { checkContent } from '../../build/content/check.ts';
import { languages } from '../../src/site/i18n/languages.ts';
import { editing, faultsAfter, inCopy, replacing, tells } from '../support/content.ts';

const company = 'content/company.json';
const distributors = 'content/distributors.json';

describe('a malformed phone number is reported', () => {
  const phone = (written: string) =>
    editing((json) => (json.contacts[0].phone = written));
  const line = `${company}: contacts, entry 1 (consumers), phone is not a Spanish number like "900 000 010": nine digits in threes. Correct it; content/README.md shows an example.`;
  tells([
    ['without groups', company, phone('900000010'), line],
    ['with a prefix', company, phone('+34 900 000 010'), line],
    ['with a digit too many', company, phone('900 000 0100'), line],
    ['that no Spanish number begins like', company, phone('100 000 010'), line],
    ['in words', company, phone('llámanos'), line],
  ]);
});

test('a contact needs no phone number', () => {
  expect(
    faultsAfter(
      company,
      editing((json) => (json.contacts[0].phone = null)),
    ),
  ).toEqual([]);
});

describe('a duplicate distributor is reported', () => {
  const again = (name: string) =>
    editing((json) =>
      json.distributors.push({ ...json.distributors[0], id: 'another', name }),
    );
  const line = `${distributors}: another.name is that of rias-del-norte, too. Put the provinces of both into one entry.`;
  tells([
    ['under another id', distributors, again('Distribuciones Rías del Norte'), line],
    ['in other letters', distributors, again('DISTRIBUCIONES  RIAS DEL NORTE '), line],
  ]);
});

describe('figures of the company', () => {
  const values = 'content/texts/values/en.md';
  const water = 'content/texts/commitments/es.md';
  tells([
    [
      'are a fault where a text types them',
      values,
      (source) => `${source}\nOver 250 million bags.\n`,
      'line 35 says «250 million», a figure of content/company.json. Write {bagsMillions} in place of the number.',
    ],
    [
      'that are savings name their year and source',
      water,
      replacing(
        ' respecto a 2022, según el Informe EINF 2023. {sample}\n- **Energía',
        '.\n- **Energía',
      ),
      'line 13 places {waterSaving} without its year and its source. Name the year, what it is compared with, and the EINF report; or leave the figure to the page of commitments.',
    ],
  ]);

  test('follow the number format of the language wherever a text mentions them', () => {
    const changed = editing((json) => (json.figures.waterSaving = 12_345.6));
    const html = inCopy(company, changed, (folder) => {
      const { texts } = checkContent(folder).content;
      return languages.map((language) => texts.get(`commitments/${language}`)?.html);
    });
    expect(html).toEqual([
      expect.stringContaining('12.345,6'),
      expect.stringContaining('12,345.6'),
      expect.stringContaining('12\u202f345,6'),
    ]);
  });
});
