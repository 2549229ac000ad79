import { z } from 'zod';
import { day } from '../days.ts';
import { id, localised, sample, titledText } from '../fields.ts';

/** content/contest.json: the contest with its dates, steps and prizes. */
export const contestFile = z
  .strictObject({
    id,
    sample,
    adults: z.boolean(),
    starts: day,
    ends: day,
    title: localised,
    lead: localised,
    until: localised,
    adultsOnly: localised,
    steps: z.array(titledText).min(1),
    prizes: z
      .array(
        z.strictObject({
          id,
          quantity: z.int().positive(),
          name: localised,
          text: localised,
          sample,
        }),
      )
      .min(1),
    thanks: titledText,
    ended: titledText,
  })
  .check(({ value: { starts, ends }, issues }) => {
    if (starts <= ends) return;
    issues.push({
      code: 'custom',
      input: ends,
      path: ['ends'],
      message: `is ${ends}, before the contest starts on ${starts}`,
      params: { cure: 'Correct one of the two.' },
    });
  });
export type Contest = z.infer<typeof contestFile>;
