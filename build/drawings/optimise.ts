import { createHash } from 'node:crypto';
import { optimize } from 'svgo';

/** Content hash as part of an address. */
export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 10);

/**
 * Turns an inline drawing into a standalone file: smaller, with namespace, width, height
 * and viewBox, without attributes that only a page needs (class, ARIA), and with unique
 * ids.
 */
export function optimiseSvg(svg: string): { svg: string; width: number; height: number } {
  const { width, height, viewBox } = sizeOf(svg);
  const file = svg.replace(
    /^<svg[^>]*>/,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">`,
  );
  const { data } = optimize(file, {
    multipass: true,
    floatPrecision: 2,
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            convertPathData: { floatPrecision: 1 },
            cleanupIds: { minify: true, preserve: [eyes] },
          },
        },
      },
      { name: 'removeAttrs', params: { attrs: 'class' } },
      {
        name: 'prefixIds',
        params: {
          prefix: ({ attributes }) =>
            attributes['id'] === eyes ? '' : `p${shortHash(svg).slice(0, 8)}`,
          delim: '',
        },
      },
    ],
  });
  return { svg: withLids(data), width, height };
}

/**
 * The id of a face's eyes. Other ids are unique, but this one is part of addresses: they
 * end in `#eyes` to show the eyes shut.
 */
const eyes = 'eyes';

/** Added last, because SVGO merges less in a drawing with a style sheet. */
const withLids = (svg: string): string =>
  svg.includes(`id="${eyes}"`)
    ? svg.replace(
        '>',
        `><style>#${eyes}:target{transform:scaleY(.12);transform-box:fill-box;transform-origin:0 80%}</style>`,
      )
    : svg;

function sizeOf(svg: string): { width: number; height: number; viewBox: string } {
  const viewBox = /^<svg[^>]*\sviewBox="([^"]+)"/.exec(svg)?.[1];
  const [, , width, height] = (viewBox ?? '').split(' ').map(Number);
  if (!viewBox || !width || !height) throw new Error(`no viewBox in ${svg.slice(0, 80)}`);
  return { width: Math.round(width), height: Math.round(height), viewBox };
}
