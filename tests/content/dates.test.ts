import { describe } from 'vitest';
import { type Change, editing, replacing, tells } from '../support/content.ts';

const jummy = 'content/products/jummy.json';

describe('the date check reports', () => {
  const cookies = 'content/texts/cookies/fr.md';
  const updated = (date: string): Change =>
    replacing('updated: 2023-11', `updated: ${date}`);
  tells([
    [
      'a day in another order',
      jummy,
      editing((json) => (json.reviewed = '07/03/2024')),
      'reviewed is 07/03/2024, which is not a day like 2024-03-07. Write 2024-03-07.',
    ],
    [
      'a day that does not exist',
      jummy,
      editing((json) => (json.reviewed = '2024-02-30')),
      'reviewed is 2024-02-30, which is not a day like 2024-03-07. Write a day like 2024-03-07.',
    ],
    [
      'a day to come',
      jummy,
      editing((json) => (json.reviewed = '2999-12-31')),
      'reviewed is 2999-12-31, which has not come yet. Write a date that has come.',
    ],
    [
      'a month that does not exist',
      cookies,
      updated('2023-19'),
      'updated is 2023-19, which is not a month like 2023-11 or a day like 2023-11-30. Write a month like 2023-11 or a day like 2023-11-30.',
    ],
    [
      'a change to come',
      cookies,
      updated('2999-01'),
      'updated is 2999-01, which has not come yet. Write a date that has come.',
    ],
    [
      'a date that differs between languages',
      cookies,
      updated('2023-10'),
      'updated is 2023-10, in Spanish 2023-11. Write the same in every language.',
    ],
    [
      'a date that one language lacks',
      cookies,
      replacing('updated: 2023-11\n', ''),
      'updated is left out, in Spanish 2023-11. Write the same in every language.',
    ],
  ]);
});

describe('the range check reports', () => {
  const file = 'content/families.json';
  tells([
    [
      'a product that a range names twice',
      file,
      editing((json) => json.snacks.ranges.jummy.products.push('jummy')),
      'snacks.ranges.jummy.products names jummy twice. Keep one of the two.',
    ],
  ]);
});
