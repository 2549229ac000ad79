import { company } from 'virtual:content/company';
import { footerColumns } from '../../../site/navigation/menu.ts';
import { isPrivate } from '../../../site/privacy/privatePages.ts';
import { countedFamilies } from '../../../site/privacy/tags.ts';
import { Menu } from '../../components/controls/Menu.tsx';
import { Icon, Wordmark } from '../../components/pictures/Icon.tsx';
import { Picture } from '../../components/pictures/Picture.tsx';
import { Style } from '../../components/Style.tsx';
import { LanguageLinks } from '../header/LanguageMenu.tsx';
import type { Theme } from '../pageModel.ts';
import { SharedMenu } from '../SharedMenu.tsx';
import { useVisit } from '../visit.ts';
import css from './Footer.css?inline';

/**
 * Link columns, social networks, public funding, the languages and the year.
 *
 * @param above Token of the colour above the footer, for the awning; defaults to paper.
 */
export function Footer({ above, theme }: { above: string | undefined; theme: Theme | undefined }) {
  const { t } = useVisit();
  return (
    <footer
      className="foot"
      data-family={above && theme?.family}
      data-range={above && theme?.range}
    >
      <Style name="Footer" css={css} />
      {above && (
        <Style name={`Footer-${above}`} css={`@layer pages{.foot{--above:var(--${above})}}`} />
      )}
      <div className="wrap">
        <SharedMenu menu="footer" as="div" className="foot__cols">
          <FooterColumns />
        </SharedMenu>
        <div className="row foot__base">
          <div className="subs">
            <p id="subsidies">{t(subsidies)}</p>
            <ul className="row" aria-labelledby="subsidies">
              <Subsidies />
            </ul>
          </div>
          <div className="row foot__choices">
            <nav aria-label={t('language.choose')}>
              <LanguageLinks className="row foot__langs" />
            </nav>
            <CookieSettings />
          </div>
          <p>
            © {company.name} {company.footerYear}
          </p>
        </div>
      </div>
    </footer>
  );
}

/** The logo, and the columns of links. */
export function FooterColumns() {
  const { t, localise } = useVisit();
  return (
    <>
      <div className="foot__mark stack">
        <Wordmark />
        <p>{localise(company.since)}</p>
        <SocialLinks />
      </div>
      {footerColumns.map(({ title, entries }) => (
        <nav key={title} aria-label={t(title)}>
          <p className="foot__title">{t(title)}</p>
          {/* A phone folds the list after it, see Footer.css. */}
          <details>
            <summary>{t(title)}</summary>
          </details>
          <Menu entries={entries} />
        </nav>
      ))}
    </>
  );
}

/** Text for screen readers. Sighted visitors get it from the pictures. */
const subsidies = company.subsidies.some(({ sample }) => sample)
  ? 'foot.sampleSubsidies'
  : 'foot.subsidies';

function Subsidies() {
  const { localise } = useVisit();
  return company.subsidies.map(({ id, text }) => (
    <li key={id}>
      <Picture name={`subsidy/${id}-light`} alt={localise(text)} />
    </li>
  ));
}

/**
 * The button that reopens the cookie dialog. Pages without it never ask for consent. The
 * script enables it; until then it is invisible but takes its space, so nothing shifts.
 */
function CookieSettings() {
  const { place, t, link, tags } = useVisit();
  if (isPrivate(place.page)) return null;
  return (
    <button
      type="button"
      className="foot__settings"
      disabled
      data-consent={link('cookies')}
      data-tag-manager={tags.tagManager}
      data-counted={
        tags.tagManager && countedFamilies.map((family) => link('family', { family })).join(' ')
      }
      data-pixel={tags.pixel}
    >
      {t('foot.cookieSettings')}
    </button>
  );
}

/** The company's three social networks. */
export function SocialLinks() {
  return (
    <div className="row">
      {company.social.map(({ id, name, url }) => (
        <a
          key={id}
          className="btn btn--round btn--line"
          href={url}
          rel="noopener external"
          aria-label={name}
        >
          <Icon name={id} />
        </a>
      ))}
    </div>
  );
}
