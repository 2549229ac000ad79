import { categoryName } from '../../../site/news/categories.ts';
import type { Category } from '../../../site/news/news.ts';
import { useVisit } from '../../layout/visit.ts';
import { Style } from '../Style.tsx';
import css from './CategoryLabel.css?inline';

/** Capitals for what is of the class `category`: software that reads aloud gets a word. */
export const CategoryStyle = () => <Style name="CategoryLabel" css={css} />;

/** The name of a category, where it has one. */
export function CategoryLabel({ category }: { category: Category | undefined }) {
  const { t } = useVisit();
  const name = category && categoryName(category, t);
  return name ? (
    <b className="category">
      <CategoryStyle />
      {name}
    </b>
  ) : null;
}
