import { words } from '../../site/i18n/words.ts';
import { metadataOf } from '../../site/metadata/metadata.ts';
import { soberTheme } from '../layout/pageModel.ts';
import type { Route } from '../route.ts';
import { EthicalChannelPage } from './EthicalChannelPage.tsx';

export const ethicalChannel: Route<'ethical-channel'> = async ({ language, query, texts }) => {
  const text = await texts.get('ethical-channel');
  const t = words[language];
  const step = query.get('step');
  // They name only the step, so that the browser's history reveals nothing else.
  const formTitles = { form: t('report.formTitle'), receipt: t('report.receiptTitle') };
  const metadata = metadataOf(text);
  return {
    metadata: {
      ...metadata,
      title: step === 'form' ? formTitles.form : metadata.title,
      ...(step ? { noindex: true } : {}),
    },
    formTitles,
    nameInBreadcrumb: { name: text.title },
    theme: soberTheme,
    body: <EthicalChannelPage text={text} step={step} />,
  };
};
