import { z } from 'zod';
import { families, familyIds } from '../site/catalogue/families.ts';
import { maxDescription, maxTitle, minDescription } from '../site/metadata/lengths.ts';
import { localised } from './fields.ts';
import { told } from './messages.ts';
import { rangeDesign } from './packDesign.ts';

const headTitle = localised.refine(
  (titles) => Object.values(titles).every((title) => title.length <= maxTitle),
  told('shape.headTitle'),
);
const description = localised.refine(
  (texts) =>
    Object.values(texts).every(
      ({ length }) => length >= minDescription && length <= maxDescription,
    ),
  told('shape.description'),
);

const range = z.strictObject({
  name: localised,
  headTitle,
  description,
  hashtag: localised,
  intro: localised,
  /** How its packs are drawn. */
  design: rangeDesign,
});

const family = (of: keyof typeof families) =>
  z.strictObject({
    name: localised,
    headTitle,
    description,
    shout: localised,
    intro: localised,
    ranges: z.strictObject(
      Object.fromEntries(Object.keys(families[of].ranges).map((name) => [name, range])),
    ),
  });

/**
 * content/families.json: the texts of every family and range of
 * `site/catalogue/families.ts`. Products name their range themselves.
 */
export const familiesFile = z.strictObject(
  Object.fromEntries(familyIds.map((name) => [name, family(name)])) as Record<
    keyof typeof families,
    ReturnType<typeof family>
  >,
);
export type FamiliesFile = z.infer<typeof familiesFile>;

type FamilyFile = FamiliesFile[keyof FamiliesFile];
type RangeFile = FamilyFile['ranges'][string];
/** The families as pages need them, with the keys of each range's products. */
export type Families = Record<
  keyof FamiliesFile,
  Omit<FamilyFile, 'ranges'> & {
    ranges: Record<string, Omit<RangeFile, 'design'> & { products: string[] }>;
  }
>;
