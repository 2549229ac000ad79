import { z } from 'zod';
import { type Place, pageNames } from '../site/addresses/addresses.ts';
import { biscuitGroupPages } from '../site/catalogue/biscuitGroups.ts';
import { familyIds } from '../site/catalogue/families.ts';
import { signs } from '../site/catalogue/signs.ts';
import { day } from './days.ts';
import { id, localised, pageReference, sample, titledText } from './fields.ts';
import { filledWith, told } from './messages.ts';

const gondola = z.strictObject({ motif: z.string(), name: localised });
/**
 * The target of a gondola on a half wheel: a range of the family, or a group of biscuits.
 */
const line = z.union([
  gondola.extend({ range: z.string() }),
  gondola.extend({ group: z.enum(biscuitGroupPages) }),
]);

const stall = z.strictObject({
  family: z.enum(familyIds),
  text: localised,
  /** A half wheel has two to five gondolas. */
  lines: z.array(line).min(2).max(5),
});

/** content/home.json: the texts of the home page, block by block. */
export const homeFile = z.strictObject({
  hero: z.strictObject({ text: localised, button: localised }),
  manifesto: z.strictObject({ text: localised, link: localised }),
  wheel: titledText.extend({
    items: z
      .array(z.strictObject({ range: z.string(), motif: z.string(), line: localised }))
      .min(1),
  }),
  stalls: z.array(stall).min(1),
  history: z.strictObject({
    year: z.string().regex(/^\d{4}$/, told('shape.year')),
    title: localised,
    link: localised,
    figures: z.array(z.strictObject({ value: localised, label: localised })).min(1),
  }),
  news: z.strictObject({ title: localised, more: localised }),
  newsletter: titledText,
  banners: z
    .array(
      z.strictObject({
        id,
        ...titledText.shape,
        button: localised,
        to: pageReference,
        picture: z.string(),
      }),
    )
    .min(1),
  ethics: z.strictObject({ text: localised, link: localised }),
});
export type Home = z.infer<typeof homeFile>;

/** The home page with the places that its banners lead to. */
export type HomeWithPlaces = Omit<Home, 'banners'> & {
  banners: (Omit<Home['banners'][number], 'to'> & { place: Place; anchor: string | undefined })[];
};

/**
 * content/about.json: the company's figures and drawings; the text is in
 * content/texts/about.
 */
export const aboutFile = z.strictObject({
  caption: localised,
  people: z.array(z.string()).min(1),
  figures: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-zA-Z]+[0-9a-zA-Z]*$/, told('shape.letters')),
        value: localised,
        label: localised,
      }),
    )
    .min(1),
  controls: z.array(localised).min(1),
  history: localised,
  fifty: localised,
  /** Above the fifty half-moons of the page about the fifty years. */
  moons: localised,
});
export type About = z.infer<typeof aboutFile>;

/** content/history.json: the milestones of the company's history, in order. */
export const historyFile = z.strictObject({
  stations: z
    .array(
      z.strictObject({
        /** Counted by the worm as it comes by. */
        year: z.optional(z.int()),
        number: localised,
        ...titledText.shape,
        drawing: z.string(),
      }),
    )
    .min(1),
  after: titledText.extend({ button: localised }),
});
export type History = z.infer<typeof historyFile>;

const row = z.strictObject({
  id,
  sub: z.boolean().optional(),
  name: localised,
  example: localised,
  text: localised,
});

/**
 * content/nutririsi.json: how to read a label, what a portion is, what the signs mean.
 */
export const nutririsiFile = z.strictObject({
  sample,
  label: z.strictObject({ title: localised, caption: localised }),
  rows: z.array(row).min(1),
  portionsIntro: titledText,
  portions: z
    .array(
      z.strictObject({
        id,
        grams: z.int().positive(),
        amount: localised,
        text: localised,
      }),
    )
    .min(1),
  tipsIntro: titledText,
  tips: z.array(z.strictObject({ id, title: localised, items: z.array(localised).min(1) })).min(1),
  signsIntro: titledText.extend({ button: localised }),
  signs: z.array(z.strictObject({ id: z.enum(signs), name: localised, text: localised })).min(1),
});
export type Nutririsi = z.infer<typeof nutririsiFile>;

const labelled = z.strictObject({ label: localised, text: localised });

/** content/press.json: the front page of the press room and the materials to download. */
export const pressFile = z.strictObject({
  headline: z.strictObject({
    name: localised,
    strapline: localised,
    place: localised,
    edition: localised,
    weather: labelled,
    sound: labelled,
    title: localised,
    lead: localised,
    facts: z.array(localised).min(1),
  }),
  materials: z
    .array(
      z.strictObject({
        id,
        ...titledText.shape,
        drawing: z.string(),
        formats: z.array(z.enum(['svg', 'png'])).min(1),
      }),
    )
    .min(1),
  factSheet: z.strictObject({
    title: localised,
    figures: z.array(z.strictObject({ figure: localised, text: localised })).min(1),
  }),
});
export type Press = z.infer<typeof pressFile>;

/** Working days until a form is answered, as its thank-you message promises. */
const days = z.int().min(2).max(60);

/**
 * content/contact.json: reply times of forms, and the options of the contact page with
 * the page that each opens.
 */
export const contactFile = z.strictObject({
  replies: z.strictObject({
    sample,
    workingDays: z.strictObject({
      question: days,
      work: days,
      other: days,
      press: days,
      distributor: days,
    }),
  }),
  choices: z.array(z.strictObject({ id, page: z.enum(pageNames), ...titledText.shape })).min(1),
});
export type ContactChoices = z.infer<typeof contactFile>;

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
      message: told('contest.endsBefore'),
      params: filledWith({ ends, starts }),
    });
  });
export type Contest = z.infer<typeof contestFile>;

const figure = z.strictObject({
  id,
  value: z.string().regex(/^\d+(\.\d+)?$/, told('shape.number')),
  unit: z.enum(['t', '%']),
  /** Determines the drawing: an amount, a share of a whole, or a saving. */
  kind: z.enum(['amount', 'share', 'saving']),
  label: localised,
  text: localised,
});

/** content/commitments.json: the sustainability figures. */
export const commitmentsFile = z.strictObject({
  sample,
  hero: titledText,
  accounts: titledText,
  report: z.strictObject({ eyebrow: localised }),
  figures: z.array(figure).min(1),
});
export type Commitments = z.infer<typeof commitmentsFile>;

const chapter = z.strictObject({ page: z.enum(pageNames), summary: localised });
const place = z.strictObject({ page: chapter.shape.page, name: localised, summary: localised });

/**
 * content/code-of-conduct.json: the chapters of the code, whose names are in the
 * dictionary, and the sub-pages of its society chapter.
 */
export const codeOfConductFile = z.strictObject({
  chapters: z.array(chapter).min(1),
  society: z.array(place).min(1),
});
export type CodeOfConduct = z.infer<typeof codeOfConductFile>;
