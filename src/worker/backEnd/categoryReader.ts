import { knownCategory } from '../../site/news/categories.ts';
import type { Category, NewsItem } from '../../site/news/news.ts';
import { type Ask, optional, type Source } from './source.ts';

export interface CategoryReader {
  categories(): Promise<Category[] | undefined>;
  /** Completes items that name their category only by id or slug. */
  withCategories<T extends NewsItem>(items: T[]): Promise<T[]>;
}

export function categoryReader({ post, copyOf, context }: Source): CategoryReader {
  const ask: Ask<Category[]> = async (_, onCut) => {
    const { read } = await import('./responses/parsing.ts');
    return read.categories(await post('/api/categories', {}), onCut);
  };
  const categories = async () =>
    (await copyOf('categories', ask, optional(context))) ?? undefined;
  return {
    categories,
    withCategories: async (items) => {
      if (items.every(({ category }) => isComplete(category))) return items;
      const known = (await categories()) ?? [];
      return items.map((item) => ({
        ...item,
        category: completed(item.category, known),
      }));
    },
  };
}

const isComplete = (category: Category | undefined): boolean =>
  !category ||
  (category.id !== undefined &&
    category.slug !== '' &&
    (category.name !== undefined || knownCategory(category.slug) !== undefined));

function completed(
  category: Category | undefined,
  known: readonly Category[],
): Category | undefined {
  if (!category || isComplete(category)) return category;
  const same = known.find(({ id, slug }) =>
    category.slug ? slug === category.slug : id === category.id,
  );
  return {
    id: category.id ?? same?.id,
    slug: category.slug || (same?.slug ?? ''),
    name: category.name ?? same?.name,
  };
}
