import { contact } from 'virtual:content/contact';
import type { ReactNode } from 'react';
import type { PageName } from '../../site/addresses/addresses.ts';
import type { Text } from '../../site/texts/texts.ts';
import { Tile } from '../components/cards/Tile.tsx';
import { WidePageHead } from '../components/headings/PageHead.tsx';
import { Icon } from '../components/pictures/Icon.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { Style } from '../components/Style.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './ContactFrame.css?inline';

/**
 * A page of the contact area: heading, the four choices with the current one marked, and
 * the page's content.
 *
 * @param current The current choice; undefined on the hub.
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
  return (
    <>
      <Style name="ContactFrame" css={css} />
      <WidePageHead title={text.title} lead={text.lead}>
        <Reasons current={current} />
      </WidePageHead>
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
  return (
    <nav
      aria-label={t('contact.choices')}
      className={current ? 'reasons is-small' : 'reasons'}
    >
      {contact.choices.map(({ id, page, title, text }) => (
        <Tile
          key={id}
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
        </Tile>
      ))}
    </nav>
  );
}
