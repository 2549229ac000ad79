import { links } from 'virtual:content/links';
import { Icon } from '../../components/pictures/Icon.tsx';
import { Style } from '../../components/Style.tsx';
import { useVisit } from '../visit.ts';
import css from './WayOut.css?inline';

/**
 * The quick exit: a band above the header of a private page
 * (src/client/privatePages/start.ts).
 */
export function WayOut() {
  const { t } = useVisit();
  return (
    <div className="way-out">
      <Style name="WayOut" css={css} />
      <p>{t('site.leaveHint')}</p>
      <a
        className="btn btn--small btn--paper"
        href={links.weather.url}
        rel="noreferrer"
        data-leave=""
      >
        <Icon name="close" />
        {t('site.leave')}
      </a>
    </div>
  );
}
