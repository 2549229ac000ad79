import type { ComponentProps, ReactNode } from 'react';
import { maxQueryLength } from '../../../site/search/queryText.ts';
import { Icon } from '../pictures/Icon.tsx';
import { Style } from '../Style.tsx';
import inputCss from './Input.css?inline';
import css from './SearchField.css?inline';

interface SearchInputProps extends ComponentProps<'input'> {
  id: string;
  /** For screen readers; the placeholder shows what can be looked for. */
  label: string;
}

/** A field to search in, with its lens. */
export function SearchField({
  children,
  ...attributes
}: SearchInputProps & { children?: ReactNode }) {
  return (
    <div className="search">
      <SearchInput {...attributes} lens />
      {children}
    </div>
  );
}

/** The field alone; `lens` draws one into it. */
export function SearchInput({
  label,
  lens = false,
  ...attributes
}: SearchInputProps & { lens?: boolean }) {
  return (
    <>
      <Style name="Input" css={inputCss} />
      <Style name="SearchField" css={css} />
      <label className="sr" htmlFor={attributes.id}>
        {label}
      </label>
      {lens && <Icon name="search" />}
      <input
        className="input input--large"
        type="search"
        maxLength={maxQueryLength}
        autoComplete="off"
        {...attributes}
      />
    </>
  );
}
