import { Fragment, type ReactNode } from 'react';
import { type Field, type Form, type Part, partsOf } from '../../../site/forms/form.ts';
import type { PlainKey } from '../../../site/i18n/words.ts';

/** The fields of a form, grouped into fieldsets if the form has parts. */
export function FormParts({
  form,
  pictures,
  t,
  children,
}: {
  form: Form;
  /** URLs of the drawings, by name. */
  pictures: Readonly<Record<string, string>> | undefined;
  t(word: PlainKey): string;
  children(field: Field): ReactNode;
}) {
  return partsOf(form).map(([part, fields]) => {
    const shown = fields.map(children);
    if (!part) return <Fragment key="whole">{shown}</Fragment>;
    return (
      <fieldset key={part.from} className="wide form part">
        <legend>{t(part.title)}</legend>
        <Help part={part} pictures={pictures} t={t} />
        {shown}
      </fieldset>
    );
  });
}

function Help({
  part: { hint, drawing },
  pictures,
  t,
}: Pick<Parameters<typeof FormParts>[0], 'pictures' | 't'> & { part: Part }) {
  if (!hint) return null;
  return (
    <div className="row field--wide part__row">
      {drawing && <img src={pictures?.[drawing]} width="150" height="120" alt="" />}
      <p>{t(hint)}</p>
    </div>
  );
}
