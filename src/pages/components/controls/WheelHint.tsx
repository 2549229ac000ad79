import { useVisit } from '../../layout/visit.ts';

/**
 * A first-use tip below the wheel of snacks, until it is dismissed. It takes no
 * space: the script shows it over the page, positioned against its parent, once that is
 * in view. Hidden without a script. */
export function WheelHint() {
  const { t } = useVisit();
  return (
    <div className="hint-place">
      <aside className="hint-tip" data-hint="wheel" aria-label={t('hint.label')} hidden>
        <p aria-live="polite" data-text={t('hint.wheel')} />
        <button type="button" className="btn btn--small">
          {t('hint.dismiss')}
        </button>
      </aside>
    </div>
  );
}
