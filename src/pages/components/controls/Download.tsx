import { downloads } from 'virtual:content/downloads';
import type { DownloadId } from '../../../content/downloads.ts';
import { longDate } from '../../../site/i18n/dates.ts';
import { fileSize } from '../../../site/i18n/numbers.ts';
import { useVisit } from '../../layout/visit.ts';
import { Icon } from '../pictures/Icon.tsx';
import { Style } from '../Style.tsx';
import css from './Download.css?inline';

/**
 * A download with its format, size and date, or a note that it is being updated.
 *
 * @param look Class names for the button besides `btn`.
 */
export function Download({ id, look = '' }: { id: DownloadId; look?: string }) {
  const { localise, t, language } = useVisit();
  const { title, file } = downloads[id];
  if (!file) {
    return (
      <p className="download">
        <Style name="Download" css={css} />
        <b>{localise(title)}</b>
        <span>{t('download.updating')}</span>
      </p>
    );
  }
  const facts = [
    'PDF',
    fileSize(file.bytes, language),
    longDate(file.updated, language),
    ...(language === 'es' ? [] : [t('download.spanish')]),
  ];
  return (
    <p className="download">
      <Style name="Download" css={css} />
      <a className={`btn ${look}`.trim()} href={file.address} type="application/pdf" hrefLang="es">
        <Icon name="download" />
        {localise(title)}
      </a>
      <small>{facts.join(' · ')}</small>
    </p>
  );
}
