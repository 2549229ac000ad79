import type { FamilyId, RangePath } from '../../site/catalogue/families.ts';
import { type FinderQuery, finderFields } from '../../site/catalogue/finder.ts';
import { shelfKeys } from '../../site/catalogue/sharedShelf.ts';

/** The casts are safe: every option comes from the site's own markup. */
export function queryOf(form: HTMLFormElement): FinderQuery {
  const data = new FormData(form);
  return {
    family: (data.get(finderFields.family) || undefined) as FamilyId | undefined,
    range: (data.get(finderFields.range) || undefined) as RangePath | undefined,
    needs: data.getAll(finderFields.need) as FinderQuery['needs'],
    without: data.getAll(finderFields.without) as FinderQuery['without'],
    text: String(data.get(finderFields.text) ?? ''),
    shelf: shelfKeys(String(data.get(finderFields.shelf) ?? '')),
  };
}

/** Sets the form's fields from a query string. The filter by likes stays as it is. */
export function fill(form: HTMLFormElement, search: string): void {
  const parameters = new URLSearchParams(search);
  for (const field of form.querySelectorAll('input')) {
    if (field.type === 'search') field.value = parameters.get(field.name) ?? '';
    else if (field.type === 'radio')
      field.checked = field.value === (parameters.get(field.name) ?? '');
    else if (field.name) field.checked = parameters.getAll(field.name).includes(field.value);
  }
  for (const select of form.querySelectorAll('select'))
    select.value = parameters.get(select.name) ?? '';
}

/** Resets the range if it belongs to another family, because nothing would match. */
export function clearForeignRange(form: HTMLFormElement): void {
  const select = form.querySelector('select');
  const family = new FormData(form).get(finderFields.family);
  if (select && family && !select.value.startsWith(`${family}/`)) select.value = '';
}
