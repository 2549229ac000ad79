import type { FormName } from '../../src/site/forms/forms.ts';
import { type Answer, isAcceptance, isRefusal } from './history.ts';

/** A form's post, with the same answers each time. */
export interface Post {
  form: FormName;
  isValid: boolean;
  hasFile: boolean;
  visitor: string;
  /** The status of each answer; undefined where none came. */
  outcomes: (number | undefined)[];
  /** What the sender was given. */
  references: Set<string>;
  /** It was sent more than once, or something broke meanwhile. */
  isDisturbed: boolean;
}

/** A submission that has reached the back end. */
export interface Call {
  reference: string;
  answer: Answer;
  isTaken: boolean;
  file?: { url: string; sha256: string } | undefined;
  /** Something broke in the Worker meanwhile, or the answer may have missed a time limit. */
  isDisturbed: boolean;
}

/** An object of the bucket, with its metadata. */
export interface Stored {
  key: string;
  form?: string;
  attachment?: string;
  case?: string;
}

/** What is left once everything works again and has settled. */
export interface Aftermath {
  posts: Post[];
  calls: Call[];
  stored: Stored[];
}

/** The key of an attachment, by its link. */
const keyOfLink = (url: string): string => new URL(url).pathname.replace('/api/attachments/', '');

/** What should not be: lost submissions and files, needless copies, remains of refused posts. */
export function violationsIn({ posts, calls, stored }: Aftermath): string[] {
  const keys = new Set(stored.map(({ key }) => key));
  const callsOf = (reference: string) => calls.filter((call) => call.reference === reference);
  const letters = new Map(
    stored
      .filter(({ key }) => key.startsWith('dead-letters/'))
      .map((letter) => [letter.key.slice('dead-letters/'.length, -'.json'.length), letter]),
  );
  const acknowledged = posts.flatMap((post) =>
    [...post.references].map((reference) => ({ ...post, reference })),
  );
  const lost = acknowledged.flatMap(({ reference, form, hasFile }) => {
    const taken = callsOf(reference).filter(({ isTaken }) => isTaken);
    const letter = letters.get(reference);
    const name = `${form} ${reference}`;
    if (!taken.length && !letter) return [`${name} was acknowledged and is lost`];
    const problems: string[] = [];
    if (letter && !callsOf(reference).some(({ answer }) => isRefusal(answer)))
      problems.push(`${name} is a dead letter, and nobody has refused it`);
    // The back end keeps the first of several equal submissions.
    const link = taken[0]?.file?.url;
    const file = link ? keyOfLink(link) : letter?.attachment;
    const isSealed = letter && form === 'ethical';
    if (hasFile && !isSealed && !(file && keys.has(file)))
      problems.push(`${name} was acknowledged and its attachment is lost`);
    return problems;
  });
  const copies = acknowledged.flatMap(({ reference, form, isDisturbed }) => {
    const all = callsOf(reference);
    const known = all.findIndex(({ answer, isDisturbed }) => isAcceptance(answer) && !isDisturbed);
    return isDisturbed || known < 0 || known === all.length - 1
      ? []
      : [`${form} ${reference} was sent again although it had been accepted`];
  });
  return [...lost, ...copies, ...unanswered(posts, calls), ...remains(posts, calls, stored)];
}

/** Valid posts that were not acknowledged although only the back end failed. */
const unanswered = (posts: Post[], calls: Call[]): string[] =>
  posts.flatMap(({ form, isValid, isDisturbed, outcomes, references }) => {
    if (!isValid || isDisturbed || references.size || form === 'newsletter') return [];
    const isRefused = calls.some(({ answer }) => isRefusal(answer));
    return isRefused ? [] : [`${form} was not acknowledged: ${outcomes}`];
  });

/** Objects that belong to no acknowledged submission, and to none whose post was disturbed. */
function remains(posts: Post[], calls: Call[], stored: Stored[]): string[] {
  const references = new Set(posts.flatMap((post) => [...post.references]));
  const files = new Set(
    [
      ...calls
        .filter(({ reference }) => references.has(reference))
        .map(({ file }) => file && keyOfLink(file.url)),
      ...stored.map(({ attachment }) => attachment),
      ...stored.map(({ case: text = '{}' }) => JSON.parse(text).attachment?.key),
    ].filter((key) => key !== undefined),
  );
  const mayRemain = (form: string) =>
    posts.some((post) => post.form === form && post.isDisturbed) ||
    calls.some(({ isDisturbed }) => isDisturbed);
  return stored.flatMap(({ key, form }) => {
    const [folder = '', name = ''] = key.split('/');
    const reference = name.replace('.json', '');
    if (folder === 'outbox') return [`${form} ${reference} still waits`];
    const of = form ?? formOfFolder[folder] ?? '';
    if (references.has(reference) || files.has(key) || mayRemain(of)) return [];
    // Public keys, of no submission.
    if (key === 'readers.json') return [];
    // Cases, their mailboxes and envelopes are named otherwise.
    if (of === 'ethical' && posts.some((post) => post.form === of && post.references.size))
      return [];
    return [`${key} remains`];
  });
}

const formOfFolder: Record<string, FormName> = {
  applications: 'work',
  questions: 'question',
  reports: 'ethical',
  sealed: 'ethical',
  cases: 'ethical',
  mailboxes: 'ethical',
  envelopes: 'ethical',
};

/** The attachment that a submission names. */
export const fileIn = (body: Record<string, unknown>): Call['file'] =>
  Object.values(body).find(
    (value): value is Call['file'] & object =>
      typeof value === 'object' && value !== null && 'url' in value,
  );
