import * as z from 'zod/mini';
import { type Field, type Form, maxFileBytesOf, missingWord } from './form.ts';

/**
 * Checks presence and size; `pdfError` checks the bytes, whatever the name says. Browsers
 * send an empty file without a name for an empty file field.
 */
export function fileSchema(field: Field, form: Form) {
  return z.pipe(
    z.transform((answer) =>
      answer instanceof File && (answer.size > 0 || answer.name !== '') ? answer : undefined,
    ),
    z.optional(z.instanceof(File)).check(
      z.refine((file) => file !== undefined || !field.required, {
        error: missingWord(field),
      }),
      z.refine((file) => file === undefined || file.size > 0, {
        error: 'invalid.fileEmpty',
      }),
      z.refine((file) => file === undefined || file.size <= maxFileBytesOf(form), {
        error: 'invalid.fileSize',
      }),
    ),
  );
}
