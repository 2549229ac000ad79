import { categoryName } from '../../../site/news/categories.ts';
import type { Category } from '../../../site/news/news.ts';
import { useVisit } from '../../layout/visit.ts';
import { Style } from '../Style.tsx';
import css from './CategoryLabel.css?inline';

/** Capitals in CSS, because some screen readers spell out text written in capitals. */
export const CategoryStyle = () => <Style name="CategoryLabel" css={css} />;

/** The name of a category; nothing if it has none. */
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
