import { isPrivate } from '../../../site/privacy/consent.ts';
import { countedFamilies } from '../../../site/privacy/countedFamilies.ts';
import { useVisit } from '../visit.ts';

/**
 * The button that opens the choice of cookies again. A page without it never asks; the
 * browser script enables it, and until then it keeps its place unseen, so that nothing
 * moves.
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
