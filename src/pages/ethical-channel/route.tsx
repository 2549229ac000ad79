import { words } from '../../site/i18n/words.ts';
import { metadataOf } from '../../site/metadata/metadata.ts';
import { soberTheme } from '../layout/pageModel.ts';
import type { Route } from '../route.ts';
import { EthicalChannelPage } from './EthicalChannelPage.tsx';

export const ethicalChannel: Route<'ethical-channel'> = async ({
  language,
  query,
  texts,
}) => {
  const text = await texts.get('ethical-channel');
  const t = words[language];
  const step = query.get('step');
  // They say which step it is, and in the browser's list of visited pages no more.
  const formTitles = { form: t('report.formTitle'), receipt: t('report.receiptTitle') };
  const metadata = metadataOf(text);
  return {
    metadata: {
      ...metadata,
      title: step === 'form' ? formTitles.form : metadata.title,
      ...(step ? { noindex: true } : {}),
    },
    formTitles,
    crumb: { name: text.title },
    theme: soberTheme,
    body: <EthicalChannelPage text={text} step={step} />,
  };
};
