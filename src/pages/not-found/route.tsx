import { metadataOf } from '../../site/metadata/metadata.ts';
import { sectionsOf } from '../../site/texts/sections.ts';
import type { Text } from '../../site/texts/texts.ts';
import { Picture } from '../components/pictures/Picture.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Style } from '../components/Style.tsx';
import type { PageModel } from '../layout/pageModel.ts';
import { useVisit } from '../layout/visit.ts';
import type { Route, Texts } from '../route.ts';
import css from './NotFoundPage.css?inline';

export const notFound: Route<'not-found'> = ({ texts }) => notFoundPage(texts);

/** The 404 page. Other routes return it for an item that does not exist. */
export async function notFoundPage(texts: Texts): Promise<PageModel> {
  const text = await texts.get('not-found');
  return {
    status: 404,
    metadata: { ...metadataOf(text), noindex: true },
    aboveFooter: 'azul',
    body: <NotFoundPage text={text} />,
  };
}

/** The 404 page, with a bitten biscuit as the zero and links onwards. */
function NotFoundPage({ text }: { text: Text }) {
  const { t } = useVisit();
  const { sections } = sectionsOf(text);
  return (
    <section className="flood top lost">
      <Style name="NotFoundPage" css={css} />
      <div className="wrap center">
        <Picture name="scene/not-found" alt="404" eager className="lost__number" />
        <h1>{text.title}</h1>
        <p className="lead" data-eaten={t('error.eaten')}>
          {text.lead}
        </p>
        {sections.map(({ id, title, html }) => (
          <nav key={id} aria-label={title}>
            <Prose html={html} />
          </nav>
        ))}
      </div>
    </section>
  );
}
