import { useVisit } from '../../layout/visit.ts';
import { PageHead } from '../headings/PageHead.tsx';

/** A page that says why it has nothing to show. */
export function Notice({ title, text }: { title: string; text: string }) {
  const { t, link } = useVisit();
  return (
    <PageHead title={title} lead={text}>
      <a className="btn" href={link('home')}>
        {t('error.home')}
      </a>
    </PageHead>
  );
}
