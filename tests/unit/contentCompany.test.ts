import { describe, expect, test } from 'vitest';
import { editing, faultsAfter, tells } from '../support/content.ts';

const company = 'content/company.json';
const distributors = 'content/distributors.json';

describe('a phone number of another shape is told of', () => {
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

test('a contact may have no phone', () => {
  expect(
    faultsAfter(
      company,
      editing((json) => (json.contacts[0].phone = null)),
    ),
  ).toEqual([]);
});

describe('the same distributor twice is told of', () => {
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
