import { contest } from 'virtual:content/contest';
import type { BackEndReader } from '../../pages/route.ts';
import { isSlug } from '../../site/addresses/slug.ts';
import {
  type Answers,
  type Faults,
  type Form,
  fileFieldOf,
  type Values,
} from '../../site/forms/form.ts';
import { type FormName, formOf } from '../../site/forms/forms.ts';
import { isProduct } from '../../site/forms/productChoices.ts';
import { check } from '../../site/forms/schema.ts';
import type { FaultKey } from '../../site/i18n/words.ts';
import { promotionState } from '../../site/promotions/promotionState.ts';
import { maxSealableBytes } from '../../site/sealing/envelope.ts';
import { checkAttachment, type FieldFile } from './attachment.ts';
import { Rejection } from './readPost.ts';

/** The context of a contest entry. */
export interface ValidationContext {
  /** The page's promotion, if the post does not name one. */
  promotion?: string | undefined;
  backEnd: BackEndReader;
}

export interface ValidAnswers {
  values: Values;
  attachment?: FieldFile | undefined;
}

/**
 * Validates the answers against the form's schema, and the attachment's contents.
 *
 * @param repeated Fields that were sent more than once.
 * @throws Rejection 422 if the contest is closed, or with the faults of each field.
 */
export async function validate(
  name: FormName,
  { answers, repeated }: { answers: Answers; repeated: Faults },
  context: ValidationContext,
): Promise<ValidAnswers> {
  const form = formOf(name);
  const now = new Date();
  const entry = await participationOf(name, answers, context, now);
  if (entry && !entry.open) throw new Rejection(422, 'form.closed');
  const { values, faults } = check(form, answers, {
    now,
    adultsOnly: entry?.adultsOnly,
    isProduct,
  });
  Object.assign(faults, repeated);
  const attachment = await attachmentOf(form, answers, faults);
  if (attachment && 'fault' in attachment) faults[attachment.field] = attachment.fault;
  if (Object.keys(faults).length) throw new Rejection(422, inFieldOrder(form, faults));
  return {
    values: entry ? { ...values, asunto: entry.id } : values,
    attachment: attachment && 'file' in attachment ? attachment : undefined,
  };
}

/** The contest being entered; undefined for other forms. */
const participationOf = async (
  name: FormName,
  answers: Answers,
  { promotion, backEnd }: ValidationContext,
  now: Date,
): Promise<Participation | undefined> =>
  name === 'contest'
    ? participationIn(promotion ?? String(answers['asunto'] ?? ''), backEnd, now)
    : undefined;

/** The validated file of a form, unless its field already has a fault. */
async function attachmentOf(
  form: Form,
  answers: Answers,
  faults: Faults,
): Promise<FieldFile | { field: string; fault: FaultKey } | undefined> {
  const field = fileFieldOf(form)?.name;
  const answer = field && answers[field];
  if (!field || faults[field] || !(answer instanceof File) || answer.size === 0)
    return undefined;
  if (form.anonymous && answer.size > maxSealableBytes)
    return { field, fault: 'invalid.fileSize' };
  const file = await checkAttachment(answer);
  return 'fault' in file ? { field, fault: file.fault } : { field, file };
}

/** The faults in the order of the form's fields, for the error summary. */
export const inFieldOrder = (form: Form, faults: Faults): Faults =>
  Object.fromEntries(
    form.fields.flatMap(({ name }) => (faults[name] ? [[name, faults[name]]] : [])),
  );

/** Whether a promotion accepts entries now, and from whom. */
interface Participation {
  /**
   * Sent to the back end: the promotion's slug, or the id of the contest page's contest.
   */
  id: string;
  open: boolean;
  adultsOnly: boolean;
}

/** @param slug Of a promotion; empty for the contest of the contest page. */
async function participationIn(
  slug: string,
  backEnd: BackEndReader,
  now: Date,
): Promise<Participation> {
  if (slug === '' || slug === contest.id)
    return {
      id: contest.id,
      open: promotionState(contest, now) === 'running',
      adultsOnly: contest.adults,
    };
  // Invalid slugs are not sent to the back end.
  if (!isSlug(slug)) return { id: slug, open: false, adultsOnly: false };
  const promotion = await backEnd.promotion(slug);
  // If the back end is unavailable, anyone who was shown the form may send it, under the
  // stricter age rule.
  if (promotion === undefined) return { id: slug, open: true, adultsOnly: true };
  return {
    id: slug,
    open:
      promotion?.participation === true && promotionState(promotion, now) === 'running',
    adultsOnly: promotion?.adults ?? false,
  };
}
