import { Icon } from '../components/pictures/Icon.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { useStyle } from '../layout/style.ts';
import { useVisit } from '../layout/visit.ts';
import css from './InviteStrip.css?inline';

/**
 * The invitation to the newsletter as a strip in the page. Below the first screen: the
 * browser script takes it away from visitors who closed it, or the popup, in the last
 * 30 days. Until the script runs, its button keeps its place unseen.
 */
export function InviteStrip() {
  const { words, link } = useVisit();
  useStyle(css);
  return (
    <aside
      className="invite-strip"
      aria-label={words('invite.label')}
      data-invite-strip=""
    >
      <div className="wrap">
        <Picture name="motif/maria" className="motif" />
        <p>
          <b>{words('invite.title')}</b> {words('invite.text')}
        </p>
        <a className="btn btn--small" href={link('newsletter')}>
          {words('invite.go')}
        </a>
        <button
          type="button"
          className="btn btn--line btn--round"
          disabled
          aria-label={words('invite.close')}
        >
          <Icon name="close" />
        </button>
      </div>
    </aside>
  );
}
