import { contact } from 'virtual:content/contact';
import { expect, test } from 'vitest';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { languages } from '../../../src/site/i18n/languages.ts';
import { words } from '../../../src/site/i18n/words.ts';
import { postPage } from '../../support/forms/posting.ts';
import { submittingSite } from '../../support/forms/submittingSite.ts';

const { site } = await submittingSite();
const { workingDays } = contact.replies;

/** The pages that the thanks for each form link to. */
const onward = {
  question: 'faqs',
  work: 'about',
  other: 'home',
  press: 'press-materials',
  distributor: 'products',
} as const;

test.each(Object.keys(onward) as (keyof typeof onward)[])(
  'the thanks for the form %s say what comes next and when, with one link onwards',
  async (name) => {
    for (const language of languages) {
      const sent = await postPage(site, name, {}, language);
      const html = await (await fetch(site.url + sent.headers.get('Location'))).text();
      const thanks = /<section class="status is-ok thanks".*?<\/section>/s.exec(
        html,
      )?.[0];
      expect(thanks, language).toContain(
        words[language](`sent.${name}`, { days: workingDays[name] }).replaceAll(
          "'",
          '&#x27;',
        ),
      );
      const links = [...(thanks ?? '').matchAll(/<a [^>]*href="([^"]+)"/g)];
      expect(links.map(([, href]) => href)).toEqual([addressOf(onward[name], language)]);
    }
  },
);
