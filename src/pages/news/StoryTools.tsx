import type { ReactNode } from 'react';
import { Icon } from '../components/pictures/Icon.tsx';
import { Style } from '../components/Style.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './StoryTools.css?inline';

/** Share and close buttons. Those that need a script are hidden until it runs. */
export function StoryTools({
  subject,
  address,
  close,
  className = '',
  children,
}: {
  /** Subject of the e-mail. */
  subject: string;
  /** Path to share. */
  address: string;
  /** `back` makes closing return to the list as the visitor left it. */
  close: { address: string; name: string; back?: boolean };
  className?: string;
  children?: ReactNode;
}) {
  const { t, siteUrl } = useVisit();
  return (
    <aside className={`story-tools ${className}`} aria-label={t('news.share')}>
      <Style name="StoryTools" css={css} />
      {children}
      <p>
        <b>{t('news.share')}</b>
      </p>
      <button type="button" className="btn btn--small" hidden data-share="">
        <Icon name="share" /> {t('news.share')}
      </button>
      <button type="button" className="btn btn--small" hidden data-copy={t('news.copied')}>
        <Icon name="share" /> {t('news.copy')}
      </button>
      <a
        className="btn btn--small btn--line"
        href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(siteUrl + address)}`}
      >
        <Icon name="mail" /> {t('news.mail')}
      </a>
      <b role="status" />
      <a
        className="btn btn--small btn--line"
        href={close.address}
        data-close-story={close.back ? '' : undefined}
      >
        <Icon name="close" /> {close.name}
      </a>
    </aside>
  );
}
