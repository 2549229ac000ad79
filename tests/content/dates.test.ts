import { adding, type Change, replacing, tells } from '../support/content.ts';

const jummy = 'content/products/jummy.json';

const cookies = 'content/texts/cookies/fr.md';
const updated = (date: string): Change => replacing('updated: 2023-11', `updated: ${date}`);
tells(jummy, {
  'reviewed is 07/03/2024, which is not a day like 2024-03-07. Write 2024-03-07.':
    'reviewed = 07/03/2024',
  'reviewed is 2024-02-30, which is not a day like 2024-03-07. Write a day like 2024-03-07.':
    'reviewed = 2024-02-30',
  'reviewed is 2999-12-31, which has not come yet. Write a date that has come.':
    'reviewed = 2999-12-31',
});
tells(cookies, {
  'updated is 2023-19, which is not a month like 2023-11 or a day like 2023-11-30. Write a month like 2023-11 or a day like 2023-11-30.':
    updated('2023-19'),
  'updated is 2999-01, which has not come yet. Write a date that has come.': updated('2999-01'),
  'updated is 2023-10, in Spanish 2023-11. Write the same in every language.': updated('2023-10'),
  'updated is left out, in Spanish 2023-11. …': replacing('updated: 2023-11\n', ''),
});

tells({
  'content/families.json: snacks.ranges.jummy.products names jummy twice. Keep one of the two.':
    adding('snacks.ranges.jummy.products', 'jummy'),
});
