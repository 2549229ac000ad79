import { expect, test } from 'vitest';
import { loadContent } from '../../build/content/reading/load.ts';
import { languages } from '../../src/site/i18n/languages.ts';
import { editing, faultsAfter, inCopy, replacing, setting, tells } from '../support/content.ts';

const company = 'content/company.json';

const phone = (written: string | null) => setting('contacts.0.phone', written);
tells({
  'content/company.json: contacts, entry 1 (consumers), phone is not a Spanish number like "900 000 010": nine digits in threes. …':
    ['900000010', '+34 900 000 010', '900 000 0100', '100 000 010', 'llámanos'].map(phone),
});

test('a contact needs no phone number', () => {
  expect(faultsAfter(company, phone(null))).toEqual([]);
});

tells({
  'content/distributors.json: another.name is that of rias-del-norte, too. Put the provinces of both into one entry.':
    ['Distribuciones Rías del Norte', 'DISTRIBUCIONES  RIAS DEL NORTE '].map((name) =>
      editing((json) => json.distributors.push({ ...json.distributors[0], id: 'another', name })),
    ),
  'content/texts/values/en.md: line 35 says «250 million», a figure of content/company.json. Write {bagsMillions} in place of the number.':
    (source) => `${source}\nOver 250 million bags.\n`,
  'content/texts/commitments/es.md: line 13 places {waterSaving} without its year and its source. Name the year, what it is compared with, and the EINF report; or leave the figure to the page of commitments.':
    replacing(' respecto a 2022, según el Informe EINF 2023.\n- **Energía', '.\n- **Energía'),
});

test('figures of the company follow the number format of the language wherever a text mentions them', () => {
  const changed = setting('figures.waterSaving', 12_345.6);
  const html = inCopy(company, changed, (folder) => {
    const { texts } = loadContent(folder);
    return languages.map((language) => texts.get(`commitments/${language}`)?.html);
  });
  expect(html).toEqual([
    expect.stringContaining('12.345,6'),
    expect.stringContaining('12,345.6'),
    expect.stringContaining('12\u202f345,6'),
  ]);
});
