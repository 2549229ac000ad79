import { useVisit } from '../../layout/visit.ts';

/**
 * A tip on first use, beside what it explains, until it is dismissed. It takes no room:
 * the browser script shows it over the page once its place is in view, at the foot of
 * the wheel and above the finder's count. Without a script it stays away. What it is in
 * is what it is placed by.
 *
 * @param name Names the tip in the storage of the browser, and its text in the
 *   dictionary.
 */
export function Hint({ name }: { name: 'wheel' | 'finder' }) {
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
