import { isPrivate } from '../../../site/privacy/privatePages.ts';
import { countedFamilies } from '../../../site/privacy/tags.ts';
import { useVisit } from '../visit.ts';

/**
 * The button that reopens the cookie dialog. Pages without it never ask for consent. The
 * script enables it; until then it is invisible but takes its space, so nothing shifts.
 */
export function CookieSettings() {
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
        tags.tagManager &&
        countedFamilies.map((family) => link('family', { family })).join(' ')
      }
      data-pixel={tags.pixel}
    >
      {t('foot.cookieSettings')}
    </button>
  );
}
