import { type ComponentProps, useEffect, useState } from 'react';
import { type Choice, type Field, hintsOf, maxLengthOf } from '../../../site/forms/form.ts';
import { type FormName, formOf } from '../../../site/forms/forms.ts';
import type { ChoiceGroup } from '../../../site/forms/productChoices.ts';
import type { PlainKey, Words } from '../../../site/i18n/words.ts';
import { FileDrop, type FileDropProps } from './attachment/FileDrop.tsx';
import { discreet, discreetText } from './discreet.ts';
import type { FormProps } from './formProps.ts';

interface FormFieldProps
  extends Pick<
      FormProps,
      'provinces' | 'products' | 'pictures' | 'privacy' | 'picture' | 'language'
    >,
    Pick<FileDropProps, 'onFile' | 'onRefused'> {
  form: FormName;
  field: Field;
  answer: string | undefined;
  /** Error message. */
  error: string | undefined;
  /** What looks wrong and is accepted. */
  warning?: string | undefined;
  t: Words;
}

/**
 * A field with its label, hint and error, above the control: a phone's keyboard covers what
 * stands below it. It is uncontrolled: React does not touch what was typed.
 */
export function FormField(props: FormFieldProps) {
  const { form, field, error, t } = props;
  if (field.kind === 'hidden')
    return (
      <input type="hidden" name={field.name} defaultValue={props.answer ?? field.value ?? ''} />
    );
  if (field.kind === 'checkbox') return <Consent {...props} />;
  const id = `${form}-${field.name}`;
  return (
    <div className={`field${error ? ' is-error' : ''}${field.wide ? ' field--wide' : ''}`}>
      <label htmlFor={id}>
        {field.photoLater ? <PhotoOrPdf {...props} /> : t(field.label)}
        {!field.required && <small>{t('field.optional')}</small>}
      </label>
      <Hint {...props} id={id} />
      <Message id={id} error={error} />
      {!error && props.warning && <p className="hint">{props.warning}</p>}
      <Control {...props} id={id} />
    </div>
  );
}

/** Without scripts, a photo cannot become a PDF. */
const PhotoOrPdf = ({ field, t }: FormFieldProps) => (
  <>
    <span className="scripted">{t(field.label)}</span>
    <span className="scriptless">{t('field.documentPdf')}</span>
  </>
);

function Hint({ field, id, t }: FormFieldProps & { id: string }) {
  if (hintsOf(field).length === 0) return null;
  const { hint, hintWithScripts, hintWithoutScripts } = field;
  return (
    <p className="hint" id={`${id}-hint`}>
      {hint && t(hint)}
      {hintWithScripts && <span className="scripted"> {t(hintWithScripts)}</span>}
      {hintWithoutScripts && <span className="scriptless"> {t(hintWithoutScripts)}</span>}
    </p>
  );
}

function Message({ id, error }: { id: string; error: string | undefined }) {
  return error ? (
    <p className="msg" id={`${id}-error`}>
      {error}
    </p>
  ) : null;
}

/** ARIA attributes that link a control to its hint and its error. */
function described({ field, error }: FormFieldProps, id: string) {
  const ids = [hintsOf(field).length && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return {
    'aria-describedby': ids.length ? ids.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
  };
}

function Control(props: FormFieldProps & { id: string }) {
  const { form, field, id, answer, t, provinces, products, pictures } = props;
  const { anonymous } = formOf(form);
  const common = {
    id,
    name: field.name,
    required: field.required,
    autoComplete: field.autocomplete,
    ...(anonymous ? discreet : {}),
    ...described(props, id),
  };
  switch (field.kind) {
    case 'textarea':
      return (
        <textarea
          {...common}
          {...(anonymous ? discreetText : {})}
          className="input"
          defaultValue={answer}
          maxLength={maxLengthOf(field)}
          rows={5}
        />
      );
    case 'select':
    case 'province':
      return (
        <LongSelect
          {...common}
          answer={answer}
          empty={t('form.choose')}
          choices={field.options?.map(({ value, label }): Choice => [value, t(label)]) ?? provinces}
        />
      );
    case 'product':
      return (
        <ProductChoice
          {...common}
          answer={answer}
          empty={t('form.choose')}
          choices={products}
          pictures={pictures}
        />
      );
    case 'file':
      return <FileDrop {...props} cleanable={field.cleanable} common={common} />;
    default:
      return (
        <input
          {...common}
          className="input"
          {...typeOf(field)}
          {...(anonymous ? discreetText : {})}
          defaultValue={answer}
          maxLength={field.kind === 'date' ? undefined : maxLengthOf(field)}
        />
      );
  }
}

function typeOf({ kind }: Field): { type: string; spellCheck?: boolean; min?: string } {
  if (kind === 'email') return { type: 'email', spellCheck: false };
  if (kind === 'tel') return { type: 'tel' };
  if (kind === 'date') return { type: 'date', min: '1900-01-01' };
  return { type: 'text' };
}

/**
 * Opens in a new tab, because a private page would lose what was typed if the visitor
 * left it.
 */
const OtherTab = ({ href, t, text }: { href: string; t(word: PlainKey): string; text: string }) => (
  <a href={href} target="_blank" rel="noreferrer">
    {text}
    <span className="sr"> {t('form.otherTab')}</span>
  </a>
);

function Consent({ form, field, error, answer, t, privacy }: FormFieldProps) {
  const { anonymous } = formOf(form);
  const id = `${form}-${field.name}`;
  const [before, linked, after] = t(field.label).split(/[[\]]/);
  return (
    <div className={`field field--wide${error ? ' is-error' : ''}`}>
      <Message id={id} error={error} />
      <label className={`check${error ? ' is-error' : ''}`}>
        <input
          type="checkbox"
          id={id}
          name={field.name}
          value="true"
          required={field.required}
          defaultChecked={answer === 'true'}
          {...(anonymous ? discreet : {})}
          {...described({ form, field, error, answer, t, privacy } as FormFieldProps, id)}
        />
        <span>
          {before}
          {linked &&
            (anonymous ? (
              <OtherTab href={privacy} t={t} text={linked} />
            ) : (
              <a href={privacy}>{linked}</a>
            ))}
          {after}
        </span>
      </label>
    </div>
  );
}

/** Options of a long list; undefined in the browser, which has them in its HTML. */
type Choices = readonly (Choice | ChoiceGroup)[] | undefined;

/**
 * A select with many options. `options` is the same object on every render, so React
 * leaves the server's HTML alone.
 */
function LongSelect({
  answer,
  empty,
  choices,
  ...attributes
}: ComponentProps<'select'> & {
  answer: string | undefined;
  empty: string;
  choices: Choices;
}) {
  const [options] = useState(() => ({
    __html: choices
      ? [['', empty] as const, ...choices]
          .map((choice) => choiceHtml(choice, answer ?? ''))
          .join('')
      : '',
  }));
  return (
    <select
      {...attributes}
      className="input"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: names of provinces and products, escaped
      dangerouslySetInnerHTML={options}
    />
  );
}

function choiceHtml(choice: Choice | ChoiceGroup, answer: string): string {
  if (!('choices' in choice)) return optionHtml(choice, answer);
  const options = choice.choices.map((option) => optionHtml(option, answer));
  return `<optgroup label="${escaped(choice.label)}">${options.join('')}</optgroup>`;
}

/** The end tag is optional in HTML. Leaving out over a hundred saves bytes. */
const optionHtml = ([value, label]: Choice, answer: string): string =>
  `<option value="${value}"${value === answer ? ' selected' : ''}>${escaped(label)}`;

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** A select of products with the pack of the chosen one. */
function ProductChoice({
  pictures,
  ...select
}: ComponentProps<typeof LongSelect> & {
  /** URLs of the packs, by `pack/<key>`. */
  pictures: Readonly<Record<string, string>> | undefined;
}) {
  const { id, answer } = select;
  const [chosen, choose] = useState(answer);
  // A product may have been chosen before hydration.
  useEffect(() => {
    const list = id && document.getElementById(id);
    if (list instanceof HTMLSelectElement) choose(list.value);
  }, [id]);
  const pack = pictures?.[`pack/${chosen}`];
  return (
    <div className="row part__row choice">
      <LongSelect {...select} onChange={({ target }) => choose(target.value)} />
      {pack && <img src={pack} width="60" height="80" alt="" />}
    </div>
  );
}
