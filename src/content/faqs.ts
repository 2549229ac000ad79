import { z } from 'zod';
import { familyIds } from '../site/catalogue/families.ts';
import { id, localised } from './fields.ts';

const group = z.strictObject({
  id,
  name: localised,
  family: z.enum(familyIds),
  questions: z.array(z.strictObject({ id, question: localised, answer: localised })).min(1),
});
/** A group of questions. Answers are Markdown in the file, and HTML once compiled. */
export type FaqGroup = z.infer<typeof group>;

/** content/faqs.json */
export const faqsFile = z.strictObject({ groups: z.array(group).min(1) });
