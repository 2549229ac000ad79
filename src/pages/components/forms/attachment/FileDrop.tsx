import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';
import type { Language } from '../../../../site/i18n/languages.ts';
import { fileSize } from '../../../../site/i18n/numbers.ts';
import type { PlainKey } from '../../../../site/i18n/words.ts';
import { prepareFile, type Refusal } from './chosenFile.ts';

export interface FileDropProps {
  /** Attributes that every control gets. */
  common: ComponentProps<'input'>;
  /** URL of the drawing next to the field. */
  picture?: string | undefined;
  /** Offers to remove the author's metadata from a PDF. */
  cleanable?: boolean | undefined;
  language: Language;
  t(word: PlainKey): string;
  /** `ready` resolves once the chosen file is ready to send or was refused. */
  onFile(ready: Promise<void>): void;
  /** Why the last file was refused; undefined if it was accepted. */
  onRefused(why: Refusal | undefined): void;
}

/** State of the field: a file with its formatted size, in progress, or refused. */
type Shown = { name: string; size: string; thumbnail: string | undefined } | 'preparing' | Refusal;

/**
 * A file field. Without a script it accepts PDF only. With one it also accepts photos,
 * which it converts to PDF, and refuses other files as soon as they are chosen.
 */
export function FileDrop({
  common,
  picture,
  cleanable,
  language,
  t,
  onFile,
  onRefused,
}: FileDropProps) {
  const [shown, show] = useState<Shown>();
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLInputElement>(null);
  /** The unmodified file, needed again when the cleaning box is ticked or unticked. */
  const original = useRef<File>(undefined);
  const choiceCount = useRef(0);
  const prepare = async (file: File | undefined): Promise<void> => {
    const choice = ++choiceCount.current;
    original.current = file;
    onRefused(undefined);
    show(file && 'preparing');
    if (!file) return;
    const chosen = await prepareFile(file, box.current?.checked);
    // Another file was chosen in the meantime.
    if (choice !== choiceCount.current || !input.current) return;
    if ('refused' in chosen) {
      input.current.value = '';
      onRefused(chosen.refused);
      return show(chosen.refused);
    }
    if (chosen.file !== input.current.files?.[0]) input.current.files = listOf(chosen.file);
    const { name, size } = chosen.file;
    show({ name, size: fileSize(size, language), thumbnail: chosen.thumbnail });
  };
  const onChange = () => onFile(prepare(input.current?.files?.[0]));
  const onTick = () => {
    if (original.current) onFile(prepare(original.current));
  };
  const remove = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    onChange();
  };
  // A file may have been chosen before hydration.
  const first = useRef(onChange);
  useEffect(() => {
    if (input.current?.files?.length) first.current();
  }, []);
  const file = typeof shown === 'object' ? shown : undefined;
  const isPreparing = shown === 'preparing';
  return (
    <>
      <div className="drop" aria-busy={isPreparing}>
        <Beside picture={picture} thumbnail={file?.thumbnail} />
        <div role="status">
          {typeof shown === 'string' && !isPreparing && <span className="sr">{t(shown)}</span>}
          <b>{file?.name ?? (isPreparing ? t('form.preparing') : <Instructions t={t} />)}</b>
          <p className="hint">{file?.size ?? (isPreparing ? '\u00a0' : t('form.browse'))}</p>
        </div>
        <span className="btn btn--small btn--line" aria-hidden="true">
          {t('form.search')}
        </span>
        <input
          {...common}
          ref={input}
          type="file"
          accept={pdfTypes}
          // The page's script adds photos to `accept`.
          suppressHydrationWarning
          onChange={onChange}
        />
        {file && (
          <button type="button" className="btn btn--small btn--line" onClick={remove}>
            {t('form.remove')} <span className="sr">{file.name}</span>
          </button>
        )}
      </div>
      {cleanable && <CleaningBox box={box} onTick={onTick} t={t} />}
    </>
  );
}

const pdfTypes = '.pdf,application/pdf';

/** Checkbox that turns cleaning on. It has no name, so it is not submitted. */
function CleaningBox({
  box,
  onTick,
  t,
}: {
  box: RefObject<HTMLInputElement | null>;
  onTick(): void;
  t: FileDropProps['t'];
}) {
  return (
    <label className="check scripted">
      <input type="checkbox" ref={box} onChange={onTick} />
      <span>{t('field.clean')}</span>
    </label>
  );
}

/** Thumbnail of the chosen photo, or a drawing. */
function Beside({
  picture,
  thumbnail,
}: {
  picture: string | undefined;
  thumbnail: string | undefined;
}) {
  const src = thumbnail ?? picture;
  if (!src) return null;
  const look = thumbnail ? 'drop__photo' : 'motif';
  return <img className={look} src={src} width="100" height="100" alt="" />;
}

/** Instructions that differ with and without a script. */
const Instructions = ({ t }: Pick<FileDropProps, 't'>) => (
  <>
    <span className="scripted">{t('form.dropPhoto')}</span>
    <span className="scriptless">{t('form.drop')}</span>
  </>
);

function listOf(file: File): FileList {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  return transfer.files;
}
