import { Icon } from '../components/pictures/Icon.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { Style } from '../components/Style.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './InviteStrip.css?inline';

/**
 * The newsletter invitation as a strip in the page. The script removes it for visitors
 * who dismissed it or the popup in the last 30 days, so it is below the fold, where that
 * shifts nothing in view. The close button is invisible until the script runs.
 */
export function InviteStrip() {
  const { t } = useVisit();
  return (
    <aside className="invite-strip" aria-label={t('invite.label')} data-invite-strip="">
      <Style name="InviteStrip" css={css} />
      <div className="wrap">
        <Picture name="motif/maria" className="motif" />
        <p>
          <b>{t('invite.title')}</b> {t('invite.text')}
        </p>
        <a className="btn btn--small" href="#newsletter">
          {t('invite.go')}
        </a>
        <button
          type="button"
          className="btn btn--line btn--round"
          disabled
          aria-label={t('invite.close')}
        >
          <Icon name="close" />
        </button>
      </div>
    </aside>
  );
}
