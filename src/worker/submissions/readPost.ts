import { type Answers, cleanName, type Faults, type Form } from '../../site/forms/form.ts';
import { productValue } from '../../site/forms/productChoices.ts';
import { provinceValue } from '../../site/forms/provinces.ts';
import { languages } from '../../site/i18n/languages.ts';
import { type PlainKey, words } from '../../site/i18n/words.ts';
import { fold } from '../../site/search/folding.ts';
import { readPostBody } from '../request/body.ts';
import { type Fields, parseFields } from '../request/fields.ts';
import { isSameOrigin } from '../request/sameOrigin.ts';

/** A post from the site itself. */
export interface Post {
  fields: Fields;
  /**
   * False if it is too long: the fields are those around the attachment, to be given back
   * and not to be accepted.
   */
  isWhole: boolean;
}

/**
 * Reads and parses a post from the site itself.
 *
 * @param mediaTypes Accepted media types.
 * @throws Rejection 413, 403, 415 or 400.
 */
export async function readPost(request: Request, mediaTypes: readonly string[]): Promise<Post> {
  // Read first: if the connection closed mid-upload, the sender might not see the
  // response.
  const body = await readPostBody(request);
  if (!isSameOrigin(request)) throw new Rejection(403, 'form.foreign');
  const fields = await parseFields(body.bytes, request, mediaTypes);
  if (fields instanceof Map) return { fields, isWhole: body.isWhole };
  if (!body.isWhole) throw new Rejection(413, 'form.tooBig');
  throw fields === 415
    ? new Rejection(415, 'form.unsupported')
    : new Rejection(400, 'form.unreadable');
}

/** The answers to a form, and what is wrong with how they were sent. */
export interface Given {
  answers: Answers;
  /** Of fields that were sent more than once, and a document that no script has cleaned. */
  faults: Faults;
}

/** The answers to a form. Ignores fields that the form does not have. */
export function answersOf(form: Form, fields: Fields): Given {
  const answers: Answers = {};
  const faults: Faults = {};
  for (const field of form.fields) {
    const values = fields.get(field.name) ?? [];
    if (values.length > 1)
      faults[field.name] = field.kind === 'file' ? 'invalid.fileSeveral' : 'invalid.single';
    const [value] = values;
    if (field.cleanable && fields.has(cleanName) && value instanceof File && value.size > 0)
      faults[field.name] = 'invalid.metadata';
    answers[field.name] = typeof value === 'string' ? valueOfChoice(field, value) : value;
  }
  return { answers, faults };
}

/** Longer than any option's label. */
const maxLabelLength = 200;

/** Accepts an option's label, in any language, instead of its value. */
function valueOfChoice(field: Form['fields'][number], text: string): string {
  if (text.length > maxLabelLength) return text;
  if (field.kind === 'province') return provinceValue(text);
  if (field.kind === 'product') return productValue(text);
  const label = fold(text.trim());
  const option = field.options?.find((candidate) =>
    languages.some((language) => fold(words[language](candidate.label)) === label),
  );
  return option?.value ?? text;
}

/** Why a post is rejected. The steps of `submit` throw it, and `submit` handles it. */
export class Rejection extends Error {
  readonly status: 400 | 403 | 409 | 413 | 415 | 422 | 429 | 502;
  /** The message for the sender, or the fault of each field. */
  readonly reason: PlainKey | Faults;

  constructor(status: Rejection['status'], reason: Rejection['reason']) {
    super(typeof reason === 'string' ? reason : Object.keys(reason).join(' '));
    this.status = status;
    this.reason = reason;
  }
}
