import { Hint } from '../components/controls/Hint.tsx';
import { Icon, Wordmark } from '../components/pictures/Icon.tsx';
import { InviteStrip } from '../home/InviteStrip.tsx';
import { opensBurger } from '../layout/header/Burger.tsx';
import { LanguageMenu } from '../layout/header/LanguageMenu.tsx';
import { useVisit } from '../layout/visit.ts';
import { Chapter, Sample } from './Chapter.tsx';

/** Buttons for src/client/styleguide.ts, by the name of what they open. */
const opened = {
  menu: 'A product menu',
  contact: 'The contact menu',
  language: 'The language menu',
  search: 'The search with what it suggests',
  consent: 'The question about cookies',
  purposes: 'Cookies, one by one',
  invitation: 'The invitation',
};

/**
 * The header in its states, and all real overlays, opened one at a time.
 */
export function Openings() {
  const { link, t } = useVisit();
  return (
    <Chapter title="Header, menus and dialogs">
      {['bar', 'bar bar--ink', 'bar toldo is-solid'].map((look) => (
        <div
          key={look}
          className="flood guide-bar"
          data-family={look === 'bar' ? 'galletas' : 'patatas'}
        >
          <div className={look}>
            <div className="wrap">
              <a href={link('home')} aria-label="Risi">
                <Wordmark />
              </a>
              <div className="tools">
                <LanguageMenu />
                <button type="button" {...opensBurger} aria-label={t('menu.open')}>
                  <Icon name="menu" />
                </button>
              </div>
            </div>
          </div>
        </div>
      ))}
      <Sample name="Opened over the page">
        <p className="row">
          {Object.entries(opened).map(([name, title]) => (
            <button
              key={name}
              type="button"
              className="btn btn--small"
              data-open={name}
              data-address={link('newsletter')}
            >
              {title}
            </button>
          ))}
          <button type="button" className="btn btn--small" {...opensBurger}>
            The burger panel
          </button>
        </p>
      </Sample>
      <Sample name="Tips, until they are dismissed">
        <div className="guide-hint">
          <Hint name="wheel" />
        </div>
        <div className="guide-hint">
          <Hint name="finder" />
        </div>
      </Sample>
      <InviteStrip />
    </Chapter>
  );
}
