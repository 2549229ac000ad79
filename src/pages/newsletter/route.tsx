import { words } from '../../site/i18n/words.ts';
import { metadataOf } from '../../site/metadata/metadata.ts';
import { FormSection } from '../components/forms/FormSection.tsx';
import type { Route } from '../route.ts';
import { NewsletterPage } from './NewsletterPage.tsx';

export const newsletter: Route<'newsletter'> = async ({ language, texts }) => {
  const text = await texts.get('newsletter');
  return {
    metadata: metadataOf(text),
    nameInBreadcrumb: { name: words[language]('menu.newsletter') },
    inkHeader: true,
    body: (
      <NewsletterPage text={text}>
        <FormSection name="newsletter" />
      </NewsletterPage>
    ),
  };
};
