import { useVisit } from '../../layout/visit.ts';

/**
 * A first-use tip next to the feature it explains, until it is dismissed. It takes no
 * space: the script shows it over the page, positioned against its parent, once that is
 * in view. Hidden without a script.
 *
 * @param name Key of the tip in local storage, and of its text in the dictionary.
 */
export function Hint({ name }: { name: 'wheel' }) {
  const { t } = useVisit();
  return (
    <div className="hint-place">
      <aside className="hint-tip" data-hint={name} aria-label={t('hint.label')} hidden>
        <p aria-live="polite" data-text={t(`hint.${name}`)} />
        <button type="button" className="btn btn--small">
          {t('hint.dismiss')}
        </button>
      </aside>
    </div>
  );
}
