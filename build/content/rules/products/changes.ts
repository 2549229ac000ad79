import { message } from '../../../messages/messages.ts';
import { changedFields, isUnpublishedIn, labelOf, releasedLabels } from '../../labels/labels.ts';
import { productRule, type Rule } from '../rule.ts';

/** A change of a label must be announced, and nothing else: a new product has none. */
export const checkChanges: Rule = (content) => {
  const released = releasedLabels(content.root) ?? {};
  const isUnpublished = isUnpublishedIn(content.root);
  return productRule(function* (product) {
    const { changes, reviewed } = product;
    if (changes.length && isUnpublished(product.key))
      return yield { field: 'changes', ...message('changes.copied') };
    const before = released[product.key];
    const now = labelOf(product);
    // Sample values were never on a pack, so replacing them is not a change.
    if (before?.sample === now.sample && now.changes <= before.changes) {
      const fields = changedFields(before, now).map((field) => message(`label.${field}`));
      if (fields.length) yield { field: 'changes', ...message('changes.untold', { fields }) };
    }
    const days = changes.map(({ date }) => date);
    for (const [i, day] of days.entries())
      if (days.indexOf(day) < i)
        yield {
          field: `changes.${i}.date`,
          ...message('changes.sameDay', { day }),
        };
    const latest = days.toSorted().at(-1) ?? '';
    if (latest > reviewed)
      yield { field: 'reviewed', ...message('changes.unreviewed', { reviewed, latest }) };
  })(content);
};

/**
 * The day on which a label was read is its editor's word. One that was copied with the
 * ingredients or the nutrition of another product is nobody's.
 */
export const checkCopiedReviews: Rule = (content) => {
  const isUnpublished = isUnpublishedIn(content.root);
  return productRule(function* (product) {
    if (!isUnpublished(product.key)) return;
    const first = content.products.find(
      (other) =>
        !isUnpublished(other.key) &&
        other.reviewed === product.reviewed &&
        (isSame(other.ingredients, product.ingredients) ||
          isSame(other.nutrition.per100, product.nutrition.per100)),
    );
    if (first)
      yield {
        field: 'reviewed',
        ...message('reviewed.copied', { reviewed: product.reviewed, name: first.title.es }),
      };
  })(content);
};

const isSame = (one: object, other: object): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
