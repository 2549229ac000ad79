import {
  type ComponentProps,
  lazy,
  type RefObject,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cleanName, type Field } from '../../../../site/forms/form.ts';
import type { Language } from '../../../../site/i18n/languages.ts';
import { fileSize } from '../../../../site/i18n/numbers.ts';
import type { Words } from '../../../../site/i18n/words.ts';
import { discreet } from '../discreet.ts';
import {
  type ChosenFile,
  photosAsPdf,
  prepareFiles,
  type Refusal,
  type RefusedFile,
} from './chosenFile.ts';

const PhotoPages = lazy(() => import('./PhotoPages.tsx'));

export interface FileDropProps {
  /** Attributes that every control gets. */
  common: ComponentProps<'input'>;
  /** URL of the drawing next to the field. */
  picture?: string | undefined;
  /** Offers to remove the author's metadata from a PDF, in these words. */
  cleanable?: Field['cleanable'];
  language: Language;
  t: Words;
  /** `ready` resolves once the chosen file is ready to send, or to why it was refused. */
  onFile(ready: Promise<Refusal | undefined>): void;
  /** Why the last file was refused; undefined if it was accepted. */
  onRefused(why: Refusal | undefined): void;
}

/**
 * A file field. Without a script it accepts one PDF only. With one it also accepts photos,
 * which it converts to one PDF, and refuses other files as soon as they are chosen.
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
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const { chosen, state, said, ...change } = useChosenFile(input, box, { onFile, onRefused });
  const pages = chosen?.pages ?? [];
  // A file may have been chosen before hydration. Its preparation starts in the same step:
  // with a later effect, a press in between would send it as it is.
  const first = useRef(change.choose);
  useLayoutEffect(() => {
    if (input.current?.files?.length) first.current();
  }, []);
  const remove = () => {
    input.current?.focus();
    change.clear();
  };
  const movePage = (place: number, by: -1 | 1) =>
    change.rearrange(
      (photos) => swapped(photos, place, place + by),
      t('form.pageMoved', { number: place + by + 1 }),
    );
  const removePage = (place: number) => {
    // The list is about to disappear.
    if (pages.length === 2) input.current?.focus();
    change.rearrange((photos) => photos.filter((_, i) => i !== place), t('form.pageRemoved'));
  };
  const isPreparing = state === 'preparing';
  const isPdf = chosen !== undefined && pages.length === 0;
  // Who complains mostly has a photo; who reports has to know before choosing.
  const isOffered = cleanable === 'field.cleanOptional';
  const size = chosen && fileSize(chosen.file.size, language);
  // Photos by the names that their author knows, although they are sent under another.
  const name = pages.length ? pages.map(({ photo }) => photo.name).join(', ') : chosen?.file.name;
  const facts = [
    pages.length > 1 && t('form.pages', { count: pages.length }),
    size,
    pages.length === 1 && t('form.asPdf'),
  ].filter(Boolean);
  return (
    <>
      <div className="drop" aria-busy={isPreparing}>
        <Beside picture={picture} thumbnail={isPreparing ? undefined : pages[0]?.thumbnail} />
        <div role="status">
          <span className="sr">{state && !isPreparing ? t(state) : said}</span>
          <b>{isPreparing ? t('form.preparing') : (name ?? <Instructions t={t} />)}</b>
          {chosen || isPreparing ? (
            <p className="hint">{isPreparing ? '\u00a0' : facts.join(', ')}</p>
          ) : (
            <p className="hint drop__or">{t('form.orDrop')}</p>
          )}
        </div>
        <span className="btn btn--small btn--line" aria-hidden="true">
          {t(pages.length ? 'form.addPage' : 'form.search')}
        </span>
        <input
          {...common}
          ref={input}
          type="file"
          // Browsers show a pointer the name under which photos are sent, and nobody chose it.
          title={pages.length ? name : undefined}
          accept={pdfTypes}
          // The page's script adds photos to `accept`.
          suppressHydrationWarning
          onChange={change.choose}
        />
        {chosen && !isPreparing && (
          <button type="button" className="btn btn--small btn--line" onClick={remove}>
            {t('form.remove')} <span className="sr">{name}</span>
          </button>
        )}
      </div>
      {pages.length > 1 && (
        <Suspense>
          <PhotoPages pages={pages} t={t} onMove={movePage} onRemove={removePage} />
        </Suspense>
      )}
      {cleanable && (
        <CleaningBox
          label={t(cleanable)}
          box={box}
          hidden={!isPreparing && (isOffered ? !isPdf : pages.length > 0)}
          onTick={change.prepareAgain}
        />
      )}
    </>
  );
}

/**
 * The file that a field holds, and what changes it. Changes run one after another, so that
 * a photo chosen while another is converted comes after it.
 */
function useChosenFile(
  input: RefObject<HTMLInputElement | null>,
  cleaning: RefObject<HTMLInputElement | null>,
  { onFile, onRefused }: Pick<FileDropProps, 'onFile' | 'onRefused'>,
) {
  const [chosen, setChosen] = useState<ChosenFile>();
  const [state, setState] = useState<'preparing' | Refusal>();
  /** What a screen reader says of a change. */
  const [said, say] = useState('');
  const latest = useRef<ChosenFile>(undefined);
  /** What the last change ended with. */
  const outcome = useRef<ChosenFile | RefusedFile>(undefined);
  /** The unmodified files, needed again when the cleaning box is ticked or unticked. */
  const original = useRef<readonly File[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const change = (make: () => Promise<ChosenFile | RefusedFile | undefined>, news = '') => {
    const isLatest = () => queue.current === settled;
    const settled: Promise<Refusal | undefined> = queue.current.then(async () => {
      // A file in a cloud, or one that has been changed since, may not be readable.
      const made = await make().catch((): RefusedFile => ({ refused: 'invalid.fileBroken' }));
      if (!input.current) return undefined;
      outcome.current = made;
      const refused = made && 'refused' in made ? made.refused : undefined;
      // Photos stay when a further one is refused; a PDF was to be replaced.
      const kept = latest.current?.pages.length ? latest.current : undefined;
      latest.current = made && 'file' in made ? made : refused && kept;
      fillIn(input.current, latest.current?.file);
      setChosen(latest.current);
      onRefused(refused);
      say(news);
      if (isLatest()) setState(refused);
      return refused;
    });
    queue.current = settled;
    onFile(settled);
  };
  const prepare = (files: readonly File[]) => {
    original.current = files;
    onRefused(undefined);
    if (files.length) setState('preparing');
    change(async () =>
      files.length
        ? prepareFiles(files, latest.current?.pages ?? [], cleaning.current?.checked)
        : undefined,
    );
  };
  return {
    chosen,
    state,
    said,
    choose: () => prepare([...(input.current?.files ?? [])]),
    clear: () => prepare([]),
    prepareAgain: () => {
      const files = original.current;
      if (!files.length) return;
      setState('preparing');
      // Photos are encoded anew anyway; a PDF may be about to replace them.
      change(async () =>
        latest.current?.pages.length
          ? outcome.current
          : prepareFiles(files, [], cleaning.current?.checked),
      );
    },
    /** Makes the PDF of the same photos in another order, or of fewer. */
    rearrange: (order: (photos: readonly File[]) => readonly File[], news: string) =>
      change(
        () => photosAsPdf(order((latest.current?.pages ?? []).map(({ photo }) => photo))),
        news,
      ),
  };
}

/** Puts a file into a file input, or empties it. */
function fillIn(input: HTMLInputElement, file: File | undefined): void {
  if (!file) input.value = '';
  else if (input.files?.length !== 1 || input.files[0] !== file) input.files = listOf(file);
}

function swapped<T>(list: readonly T[], a: number, b: number): readonly T[] {
  const other = new Map([
    [a, b],
    [b, a],
  ]);
  return list.map((one, i) => list[other.get(i) ?? i] ?? one);
}

const pdfTypes = '.pdf,application/pdf';

/**
 * Checkbox that turns cleaning on. Its name tells the Worker that a document was not
 * cleaned, because no script ran or the form was sent before it arrived.
 */
function CleaningBox({
  label,
  box,
  hidden,
  onTick,
}: {
  label: string;
  box: RefObject<HTMLInputElement | null>;
  /** Photos are drawn anew, and keep nothing hidden. */
  hidden: boolean;
  onTick(): void;
}) {
  return (
    <label className="check scripted" hidden={hidden}>
      <input type="checkbox" name={cleanName} ref={box} onChange={onTick} {...discreet} />
      <span>{label}</span>
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
    <span className="scripted">{t('form.pickPhotos')}</span>
    <span className="scriptless">{t('form.pick')}</span>
  </>
);

function listOf(file: File): FileList {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  return transfer.files;
}
