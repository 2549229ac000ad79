import { contest } from 'virtual:content/contest';
import type { BackEndReader } from '../../pages/route.ts';
import { addressSlug, isSlug } from '../../site/addresses/slug.ts';
import {
  type Answers,
  type Faults,
  type Field,
  type Form,
  fileFieldOf,
  type Values,
} from '../../site/forms/form.ts';
import { type FormName, formOf } from '../../site/forms/forms.ts';
import { pdfError } from '../../site/forms/pdf.ts';
import { isProduct } from '../../site/forms/productChoices.ts';
import { check } from '../../site/forms/schema.ts';
import type { FaultKey } from '../../site/i18n/words.ts';
import { promotionState } from '../../site/promotions/promotionState.ts';
import { type FieldFile, readAttachment } from './attachment.ts';
import { type Given, Rejection } from './readPost.ts';

export interface ValidationContext {
  /** The page's promotion, if the post does not name one. */
  promotion?: string | undefined;
  backEnd: BackEndReader;
}

/** Counts a post that seems valid. @throws Rejection 429 if its visitor is over the limit. */
export type Admit = () => Promise<void>;

export interface ValidAnswers {
  values: Values;
  attachment?: FieldFile | undefined;
}

/**
 * Validates the answers against the form's schema, and the beginning and end of the
 * attachment. Only what is then admitted may ask the back end or reads a whole file.
 *
 * @param sent What is wrong with how the answers were sent.
 * @throws Rejection 422 if the contest is closed, or with the faults of each field.
 */
export async function validate(
  name: FormName,
  { answers, faults: sent }: Given,
  context: ValidationContext,
  admit: Admit,
): Promise<ValidAnswers> {
  const form = formOf(name);
  const now = new Date();
  const checked = (adultsOnly = false) => {
    const { values, faults } = check(form, answers, { now, adultsOnly, isProduct });
    return { values, faults: { ...faults, ...sent } };
  };
  const { values, faults } = checked();
  const upload = uploadOf(form, answers, faults);
  const fault = upload && (await pdfError(upload.file));
  if (fault) faults[upload.field.name] = fault === 'invalid.fileType' ? noPdf(upload.field) : fault;
  requireNone(form, faults);
  await admit();
  const entry = await participationOf(name, answers, context, now);
  if (entry && !entry.open) throw new Rejection(422, 'form.closed');
  if (entry?.adultsOnly) requireNone(form, checked(true).faults);
  return {
    values: entry ? { ...values, asunto: entry.id } : values,
    attachment: upload && {
      field: upload.field.name,
      file: await readAttachment(upload.file),
    },
  };
}

/** What is said of a file that is no PDF, by what its sender can do instead. */
function noPdf({ required, photoLater }: Field): FaultKey {
  if (required) return 'invalid.fileType';
  return photoLater ? 'invalid.fileTypePhotoLater' : 'invalid.fileTypeOptional';
}

function requireNone(form: Form, faults: Faults): void {
  if (Object.keys(faults).length) throw new Rejection(422, inFieldOrder(form, faults));
}

/** The contest being entered; undefined for other forms. */
const participationOf = async (
  name: FormName,
  answers: Answers,
  { promotion, backEnd }: ValidationContext,
  now: Date,
): Promise<Participation | undefined> =>
  name === 'contest'
    ? participationIn(slugOf(String(answers['asunto'] ?? ''), promotion), backEnd, now)
    : undefined;

/** The slug of a post: the page's decides, in the spelling that its form has from the back end. */
const slugOf = (posted: string, ofPage: string | undefined): string =>
  ofPage === undefined || addressSlug(posted) === ofPage ? posted : ofPage;

/** The file of a form, unless its field already has a fault. */
function uploadOf(
  form: Form,
  answers: Answers,
  faults: Faults,
): { field: Field; file: File } | undefined {
  const field = fileFieldOf(form);
  const file = field && answers[field.name];
  return field && !faults[field.name] && file instanceof File && file.size > 0
    ? { field, file }
    : undefined;
}

/** The faults in the order of the form's fields, for the error summary. */
export const inFieldOrder = (form: Form, faults: Faults): Faults =>
  Object.fromEntries(
    form.fields.flatMap(({ name }) => (faults[name] ? [[name, faults[name]]] : [])),
  );

/** Whether a promotion accepts entries now, and from whom. */
interface Participation {
  /**
   * Sent to the back end: the promotion's slug as it spells it, or the id of the contest
   * page's contest.
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
    id: promotion?.backEndSlug ?? slug,
    open: promotion?.participation === true && promotionState(promotion, now) === 'running',
    adultsOnly: promotion?.adults ?? false,
  };
}
