import {
  type Allergen,
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

/** A label as bit masks, with one bit for each of `namedAllergens`. */
export interface LabelBits {
  contained: number;
  /** Undefined if traces are not declared. */
  traces: number | undefined;
}

type Label = Pick<Product, 'allergens' | 'kinds' | 'traces'>;

const bitOf = (named: NamedAllergen): number => 1 << namedAllergens.indexOf(named);

export const bitsOf = (named: readonly NamedAllergen[]): number =>
  named.reduce((bits, name) => bits | bitOf(name), 0);

/**
 * A product's label as bit masks. If the label does not specify a group's cereals or
 * nuts, all of them count as contained. A kind always counts as its group too.
 */
export function labelBitsOf({ allergens, kinds, traces }: Label): LabelBits {
  return {
    contained: bitsOf(
      allergens.flatMap((allergen) => {
        const named = kinds.filter((kind) => groupOf(kind) === allergen);
        return [allergen, ...(named.length ? named : kindsOf(allergen))];
      }),
    ),
    traces:
      traces && bitsOf(traces.flatMap((name) => [name, groupOf(name), ...kindsOf(name)])),
  };
}

/** What a label says about the excluded allergens; the worst case wins. */
export function verdictOn({ contained, traces }: LabelBits, without: number): Verdict {
  if (contained & without) return 'contains';
  if (!without) return 'fits';
  if (traces === undefined) return 'notDeclared';
  return traces & without ? 'mayContain' : 'fits';
}

/** The declared traces that make a product `mayContain`. */
export function tracesAmong({ traces }: Label, without: number): NamedAllergen[] {
  return (traces ?? []).filter(
    (name) => bitsOf([name, groupOf(name), ...kindsOf(name)]) & without,
  );
}

/**
 * The allergens that an address excludes, in the order of the regulation. Ignores unknown
 * names, and kinds whose whole group is excluded.
 */
export function knownExclusions(asked: readonly string[]): NamedAllergen[] {
  return namedAllergens.filter(
    (name) =>
      asked.includes(name) && (name === groupOf(name) || !asked.includes(groupOf(name))),
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
