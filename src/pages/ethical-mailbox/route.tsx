import { metadataOf } from '../../site/metadata/metadata.ts';
import type { Text } from '../../site/texts/texts.ts';
import { type PageModel, soberTheme } from '../layout/pageModel.ts';
import type { Route } from '../route.ts';
import { EthicalMailboxPage } from './EthicalMailboxPage.tsx';
import type { MailboxState } from './mailboxState.ts';

export const ethicalMailbox: Route<'ethical-mailbox'> = async ({ texts }) =>
  mailboxModel(await texts.get('ethical-mailbox'));

/** The page model, before or after a post. */
export const mailboxModel = (text: Text, state?: MailboxState): PageModel => ({
  metadata: metadataOf(text),
  nameInBreadcrumb: { name: text.title },
  theme: soberTheme,
  body: <EthicalMailboxPage text={text} {...(state ? { state } : {})} />,
  ...(state ? { status: state.status } : {}),
});
