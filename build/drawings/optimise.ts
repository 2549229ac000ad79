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
            cleanupIds: { minify: true },
          },
        },
      },
      { name: 'removeAttrs', params: { attrs: 'class' } },
      {
        name: 'prefixIds',
        params: { prefix: `p${shortHash(svg).slice(0, 8)}`, delim: '' },
      },
    ],
  });
  return { svg: data, width, height };
}

function sizeOf(svg: string): { width: number; height: number; viewBox: string } {
  const viewBox = /^<svg[^>]*\sviewBox="([^"]+)"/.exec(svg)?.[1];
  const [, , width, height] = (viewBox ?? '').split(' ').map(Number);
  if (!viewBox || !width || !height) throw new Error(`no viewBox in ${svg.slice(0, 80)}`);
  return { width: Math.round(width), height: Math.round(height), viewBox };
}
