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
  const writing = query.get('step') === 'form';
  const form = { title: words[language]('report.write'), noindex: true };
  return {
    metadata: { ...metadataOf(text), ...(writing ? form : {}) },
    crumb: { name: text.title },
    theme: soberTheme,
    body: <EthicalChannelPage text={text} writing={writing} />,
  };
};
