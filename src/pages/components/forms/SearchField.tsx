import type { ComponentProps, ReactNode } from 'react';
import { maxQueryLength } from '../../../site/search/terms.ts';
import { Icon } from '../pictures/Icon.tsx';
import { Style } from '../Style.tsx';
import inputCss from './Input.css?inline';
import css from './SearchField.css?inline';

interface SearchInputProps extends ComponentProps<'input'> {
  id: string;
  /** Label for screen readers. The placeholder says what to search for. */
  label: string;
}

/** A search field with a magnifier icon. */
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

/** The input alone; `lens` adds a magnifier icon. */
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
