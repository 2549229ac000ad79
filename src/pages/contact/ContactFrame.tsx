import { contact } from 'virtual:content/contact';
import type { ReactNode } from 'react';
import type { PageName } from '../../site/addresses/addresses.ts';
import type { Text } from '../../site/texts/texts.ts';
import tileCss from '../components/cards/Tile.css?inline';
import pageHeadCss from '../components/headings/PageHead.css?inline';
import { Icon } from '../components/pictures/Icon.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import { useStyle } from '../layout/style.ts';
import { useVisit } from '../layout/visit.ts';
import css from './Contact.css?inline';

/**
 * A page of the contact area: its heading, the four choices with this one marked, and
 * what the page itself has to say.
 *
 * @param current The choice whose page this is; undefined on the hub.
 */
export function ContactFrame({
  text,
  current,
  children,
}: {
  text: Text;
  current: PageName | undefined;
  children: ReactNode;
}) {
  useStyle(pageHeadCss);
  useStyle(css);
  return (
    <>
      <section className="page-head">
        <div className="wrap">
          <Breadcrumb />
          <div className="head">
            <h1 className="huge">{text.title}</h1>
            <p className="lead">{text.lead}</p>
          </div>
          <Reasons current={current} />
        </div>
      </section>
      {children}
    </>
  );
}

const pictures: Record<string, string> = {
  sell: 'motif/ring',
  question: 'motif/crisp',
  work: 'motif/star',
  other: 'motif/popcorn',
};

function Reasons({ current }: { current: PageName | undefined }) {
  const { t, localise, link } = useVisit();
  useStyle(tileCss);
  return (
    <nav
      aria-label={t('contact.choices')}
      className={current ? 'reasons is-small' : 'reasons'}
    >
      {contact.choices.map(({ id, page, title, text }) => (
        <a
          key={id}
          className="tile"
          data-choice={id}
          href={link(page as 'contact-other')}
          aria-current={page === current ? 'page' : undefined}
        >
          <span className="display">{localise(title)}</span>
          {!current && <span className="reasons__text">{localise(text)}</span>}
          <Picture name={pictures[id] ?? 'motif/popcorn'} className="motif" />
          {page !== current && (
            <span className="more">
              {t(id === 'sell' ? 'contact.toDistributors' : 'contact.open')}{' '}
              <Icon name="right" />
            </span>
          )}
        </a>
      ))}
    </nav>
  );
}
