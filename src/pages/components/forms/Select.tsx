import type { ComponentProps } from 'react';
import { Style } from '../Style.tsx';
import inputCss from './Input.css?inline';

/** A select outside the site's forms. */
export function Select(attributes: ComponentProps<'select'>) {
  return (
    <>
      <Style name="Input" css={inputCss} />
      <select className="input" {...attributes} />
    </>
  );
}
