import type { Words } from '../../../site/i18n/words.ts';

/**
 * A reference in one piece, and a button that copies it. The page's script listens
 * (src/client/sharing/copyCode.ts), so that it works in an island and outside of one.
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
