import type { ReactNode } from 'react';
import type { Text } from '../../site/texts/texts.ts';
import { Sections } from '../components/prose/Prose.tsx';
import { Style } from '../components/Style.tsx';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import css from './CompanyStoryPage.css?inline';

/**
 * A page about one aspect of the company: a coloured hero with a picture, then the text.
 *
 * @param picture Shown beside the headline.
 * @param below Content at the end of the page.
 */
export function CompanyStoryPage({
  text,
  picture,
  below,
}: {
  text: Text;
  picture: ReactNode;
  below?: ReactNode;
}) {
  return (
    <>
      <Style name="CompanyStoryPage" css={css} />
      <section className="flood top toldo company-story">
        <div className="wrap split split--mid">
          <div className="stack stack--wide">
            <Breadcrumb />
            <h1>{text.title}</h1>
            <p className="lead">{text.lead}</p>
          </div>
          {picture}
        </div>
      </section>
      <section className="paper">
        <div className="wrap tiles tiles--wide">
          <Sections text={text} />
        </div>
      </section>
      {below}
    </>
  );
}
