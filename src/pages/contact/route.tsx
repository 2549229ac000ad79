import type { FormName } from '../../site/forms/forms.ts';
import { metadataOf } from '../../site/metadata/metadata.ts';
import { contactData } from '../../site/structuredData/organization.ts';
import type { Route } from '../route.ts';
import { textRoute } from '../textRoute.tsx';
import { ContactFormPage, ContactPage } from './ContactPage.tsx';

const contact: Route<'contact'> = async ({ texts }) => {
  const text = await texts.get('contact');
  return {
    metadata: metadataOf(text),
    structuredData: contactData(text),
    body: <ContactPage text={text} />,
  };
};

const contactForm = (
  page: 'contact-question' | 'contact-work' | 'contact-other',
  form: FormName,
  { folded }: { folded?: string } = {},
) =>
  textRoute(
    page,
    ({ text }) => <ContactFormPage text={text} current={page} form={form} folded={folded} />,
    { breadcrumb: 'title' },
  );

/** The contact hub and a page for each reason to write. */
export const contactRoutes = {
  contact,
  'contact-question': contactForm('contact-question', 'question', { folded: 'product' }),
  'contact-work': contactForm('contact-work', 'work'),
  'contact-other': contactForm('contact-other', 'other'),
};
