import type { FormName } from '../../site/forms/forms.ts';
import { metadataOf } from '../../site/metadata/metadata.ts';
import { contactData } from '../../site/structuredData/organization.ts';
import { FormSection } from '../components/forms/FormSection.tsx';
import type { Route } from '../route.ts';
import { ContactFormPage } from './ContactFormPage.tsx';
import { ContactPage } from './ContactPage.tsx';

const contact: Route<'contact'> = async ({ texts }) => {
  const text = await texts.get('contact');
  return {
    metadata: metadataOf(text),
    structuredData: contactData(text),
    body: <ContactPage text={text} />,
  };
};

type ContactForm = 'contact-question' | 'contact-work' | 'contact-other';

const contactForm =
  <P extends ContactForm>(page: P, form: FormName): Route<P> =>
  async ({ texts }) => {
    const text = await texts.get(page);
    return {
      metadata: metadataOf(text),
      nameInBreadcrumb: { name: text.title },
      body: (
        <ContactFormPage text={text} current={page}>
          <FormSection name={form} />
        </ContactFormPage>
      ),
    };
  };

/** The contact hub and a page for each reason to write. */
export const contactRoutes = {
  contact,
  'contact-question': contactForm('contact-question', 'question'),
  'contact-work': contactForm('contact-work', 'work'),
  'contact-other': contactForm('contact-other', 'other'),
};
