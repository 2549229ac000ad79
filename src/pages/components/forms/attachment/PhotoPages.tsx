import { useEffect, useRef } from 'react';
import type { Words } from '../../../../site/i18n/words.ts';
import { iconDrawing } from '../../../drawings/icons.ts';
import type { PhotoPage } from './photoPdf.ts';

interface PhotoPagesProps {
  pages: readonly PhotoPage[];
  t: Words;
  /** Moves the page at a place up (-1) or down (1). */
  onMove(place: number, by: -1 | 1): void;
  onRemove(place: number): void;
}

/** The photos of a PDF in their order, with buttons that move and remove them. */
export default function PhotoPages({ pages, t, onMove, onRemove }: PhotoPagesProps) {
  const list = useRef<HTMLOListElement>(null);
  /** The button that gets the focus once the order has changed, and its row. */
  const next = useRef<{ place: number; act: string }>(undefined);
  // After each change of the pages.
  useEffect(() => {
    if (!next.current) return;
    const { place, act } = next.current;
    next.current = undefined;
    const row = list.current?.children[Math.min(place, pages.length - 1)];
    // At either end, one of the buttons is disabled.
    const usable = `button[data-act="${act}"]:enabled`;
    (
      row?.querySelector<HTMLElement>(usable) ?? row?.querySelector<HTMLElement>(':enabled')
    )?.focus();
  }, [pages]);
  return (
    <ol className="pages" ref={list}>
      {pages.map(({ thumbnail }, place) => {
        const name = t('form.page', { number: place + 1 });
        const acts = [
          ['up', t('form.pageUp'), place === 0, () => onMove(place, -1)],
          ['down', t('form.pageDown'), place === pages.length - 1, () => onMove(place, 1)],
          ['close', t('form.remove'), false, () => onRemove(place)],
        ] as const;
        return (
          // A row is a place, and photos move through the places.
          <li key={place}>
            <img src={thumbnail} width="100" height="100" alt="" />
            <span>{name}</span>
            {acts.map(([act, label, disabled, run]) => (
              <button
                key={act}
                type="button"
                className="btn btn--small btn--line"
                data-act={act}
                aria-label={`${label}: ${name}`}
                disabled={disabled}
                onClick={() => {
                  next.current = { place: place + { up: -1, down: 1, close: 0 }[act], act };
                  run();
                }}
              >
                <svg
                  className="icon"
                  viewBox="0 0 24 24"
                  aria-hidden="true"
                  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by src/pages/drawings
                  dangerouslySetInnerHTML={{
                    __html: iconDrawing(act === 'close' ? 'close' : 'down'),
                  }}
                />
              </button>
            ))}
          </li>
        );
      })}
    </ol>
  );
}
