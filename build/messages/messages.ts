import { type Placeholders, schemaMessages } from '../../src/content/messages.ts';
import { type Language, languages } from '../../src/site/i18n/languages.ts';
import { commandMessages } from './commands.ts';
import { deployMessages } from './deploy.ts';
import { deskMessages } from './desk.ts';
import { fileMessages } from './files.ts';
import { placeMessages } from './places.ts';
import { productMessages } from './products.ts';
import { reportMessages } from './report.ts';
import { textMessages } from './texts.ts';

/** Everything that the content check and an editor's commands say, in every language. */
const messages = {
  ...schemaMessages,
  ...commandMessages,
  ...deployMessages,
  ...deskMessages,
  ...fileMessages,
  ...placeMessages,
  ...productMessages,
  ...reportMessages,
  ...textMessages,
};

export type MessageKey = keyof typeof messages;

/** What stands in place of a placeholder. */
type Value = string | number | Message | Message[];

/** A message before its language is known. */
export interface Message {
  key: MessageKey;
  values?: Readonly<Record<string, Value>>;
}

type Filled<K extends MessageKey> = Placeholders<(typeof messages)[K][Language]>;

/** A message with all its placeholders filled. */
export const message = <K extends MessageKey>(
  key: K,
  ...[values]: [Filled<K>] extends [never] ? [] : [values: Record<Filled<K>, Value>]
): Message => (values ? { key, values } : { key });

/** Names in a row, or that there are none. */
export const listed = (names: readonly string[]): Value => names.join(', ') || message('none');

/** Whether a text of a schema is a key. */
export const isKey = (text: string): text is MessageKey => Object.hasOwn(messages, text);

/** The words of a message in a language. */
export const inWords = ({ key, values = {} }: Message, language: Language): string =>
  messages[key][language].replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    [values[name] ?? '']
      .flat()
      .map((value) => (typeof value === 'object' ? inWords(value, language) : String(value)))
      .join(', '),
  );

/** The words of a message in the language of the system. */
export const inSystemWords = (said: Message): string => inWords(said, systemLanguage(process.env));

/** The language of the terminal or of the system; English if the site has none like it. */
export function systemLanguage({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  const { locale } = new Intl.DateTimeFormat().resolvedOptions();
  const name = LC_ALL || LC_MESSAGES || LANG || locale;
  return languages.find((language) => new RegExp(`^${language}([_-]|$)`).test(name)) ?? 'en';
}
