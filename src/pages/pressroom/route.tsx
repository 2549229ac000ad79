import { words } from '../../site/i18n/words.ts';
import { metadataOf } from '../../site/metadata/metadata.ts';
import { FormSection } from '../components/forms/FormSection.tsx';
import type { Route } from '../route.ts';
import { PressroomPage } from './PressroomPage.tsx';

export const pressroom: Route<'pressroom'> = async ({ language, texts }) => {
  const text = await texts.get('pressroom');
  return {
    metadata: metadataOf(text),
    nameInBreadcrumb: { name: words[language]('menu.press') },
    body: (
      <PressroomPage text={text}>
        <FormSection name="press" />
      </PressroomPage>
    ),
  };
};
