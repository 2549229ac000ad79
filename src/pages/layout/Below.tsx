import { belowCss } from 'virtual:client-assets';
import type { ReactNode } from 'react';
import { StyleContext } from './style.ts';

/**
 * What stands below the first screen. Its style sheet is a file, `below.css` of its
 * folder, which names the sheets of every component in it: none of them goes into the
 * page.
 */
export function Below({
  sheet,
  children,
}: {
  sheet: keyof typeof belowCss;
  children: ReactNode;
}) {
  return (
    <>
      <link rel="stylesheet" href={belowCss[sheet]} />
      <StyleContext value={undefined}>{children}</StyleContext>
    </>
  );
}
