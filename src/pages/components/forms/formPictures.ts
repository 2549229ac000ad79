import { allProducts } from '../../../site/catalogue/catalogue.ts';
import { type FormName, formOf } from '../../../site/forms/forms.ts';
import type { Language } from '../../../site/i18n/languages.ts';
import { packAddress, pictureAddress } from '../pictures/Picture.tsx';

/** Returns the URLs of a form's pictures by name: drawings of its parts and packs. */
export function formPictures(name: FormName, language: Language): Record<string, string> {
  const { fields, parts = [] } = formOf(name);
  const drawings = parts.flatMap(({ drawing }) =>
    drawing ? [[drawing, pictureAddress(drawing)] as const] : [],
  );
  const packs = fields.some(({ kind }) => kind === 'product')
    ? allProducts().map(
        (product) => [`pack/${product.key}`, packAddress(product, language)] as const,
      )
    : [];
  return Object.fromEntries([...drawings, ...packs]);
}
