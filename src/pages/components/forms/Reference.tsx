import type { Words } from '../../../site/i18n/words.ts';

/**
 * A reference that does not wrap, and a button that copies it. The handler is delegated
 * (src/client/sharing.ts), so it works inside and outside islands.
 */
export function Reference({
  reference,
  t,
  as: Code = 'b',
}: {
  reference: string;
  t: Words;
  as?: 'b' | 'h2';
}) {
  return (
    <>
      <Code className="reference">{reference}</Code>{' '}
      <button
        type="button"
        className="btn btn--small btn--line copies"
        data-copy-code={t('form.copied')}
      >
        {t('form.copy')}
      </button>
      <span className="sr" role="status" />
    </>
  );
}
