import type { ComponentProps } from 'react';
import { Style } from '../Style.tsx';
import inputCss from './Input.css?inline';
import selectCss from './Select.css?inline';

/** A select outside the site's forms. */
export function Select(attributes: ComponentProps<'select'>) {
  return (
    <>
      <Style name="Input" css={inputCss} />
      <Style name="Select" css={selectCss} />
      <select className="input" {...attributes} />
    </>
  );
}
