import {
  type Allergen,
  containedIn,
  groupOf,
  kindsOf,
  type NamedAllergen,
  namedAllergens,
  type Product,
} from './products.ts';

/** What a label says about the allergens that a visitor excludes. */
export type Verdict =
  /** The ingredients list one of them. */
  | 'contains'
  /** The traces list one of them. */
  | 'mayContain'
  /** The ingredients list none of them, and traces are not declared. */
  | 'notDeclared'
  /** Neither ingredients nor traces list any of them. */
  | 'fits';

/** What a product contains and what it may contain, by what its label says. */
export interface PossibleAllergens {
  contained: ReadonlySet<NamedAllergen>;
  /** Undefined if traces are not declared. */
  traces: ReadonlySet<NamedAllergen> | undefined;
}

type Label = Pick<Product, 'allergens' | 'kinds' | 'traces'>;

/** What a product contains and what it may contain. */
export const possibleAllergensOf = (label: Label): PossibleAllergens => ({
  contained: new Set(containedIn(label).flatMap(meaningsOf)),
  traces: label.traces && new Set(label.traces.flatMap(meaningsOf)),
});

/** A kind counts as its group too, and a group that names no kinds as all of them. */
const meaningsOf = (name: NamedAllergen): NamedAllergen[] => [
  name,
  groupOf(name),
  ...kindsOf(name),
];

/** What a label says about the excluded allergens; the worst case wins. */
export function verdictOn(
  { contained, traces }: PossibleAllergens,
  without: readonly NamedAllergen[],
): Verdict {
  if (without.some((name) => contained.has(name))) return 'contains';
  if (without.length === 0) return 'fits';
  if (!traces) return 'notDeclared';
  return without.some((name) => traces.has(name)) ? 'mayContain' : 'fits';
}

/** The declared traces that make a product `mayContain`. */
export const tracesAmong = (
  { traces = [] }: Label,
  without: readonly NamedAllergen[],
): NamedAllergen[] =>
  traces.filter((name) => meaningsOf(name).some((one) => without.includes(one)));

/**
 * The allergens that an address excludes, in the order of the regulation. Ignores unknown
 * names, and kinds whose whole group is excluded.
 */
export function knownExclusions(asked: readonly string[]): NamedAllergen[] {
  return namedAllergens.filter(
    (name) => asked.includes(name) && (name === groupOf(name) || !asked.includes(groupOf(name))),
  );
}

/** One thing that a label says about one of the fourteen allergens. */
export interface Declaration {
  declared: Exclude<Verdict, 'fits'> | 'notListed';
  /** The cereals or nuts that it names. */
  names: NamedAllergen[];
}

/**
 * What a label says about one of the fourteen allergens. One with almonds may declare
 * traces of other nuts as well.
 */
export function declarationsOf(label: Label, allergen: Allergen): Declaration[] {
  const names = label.kinds.filter((kind) => groupOf(kind) === allergen);
  const contained: Declaration[] = label.allergens.includes(allergen)
    ? [{ declared: 'contains', names }]
    : [];
  const traces = label.traces?.filter(
    (name) => groupOf(name) === allergen && !(names as string[]).includes(name),
  );
  if (traces?.length)
    return [
      ...contained,
      { declared: 'mayContain', names: traces.filter((name) => name !== allergen) },
    ];
  if (contained.length) return contained;
  return [{ declared: traces ? 'notListed' : 'notDeclared', names: [] }];
}
