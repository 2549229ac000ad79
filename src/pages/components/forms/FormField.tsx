import { type Choice, type Field, maxLengthOf } from '../../../site/forms/form.ts';
import { type FormName, formOf } from '../../../site/forms/forms.ts';
import type { PlainKey } from '../../../site/i18n/words.ts';
import { FileDrop, type FileDropProps } from './attachment/FileDrop.tsx';
import type { FormProps } from './formProps.ts';
import { LongSelect, ProductChoice } from './LongSelect.tsx';

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
  t(word: PlainKey): string;
}

/**
 * A field with its label, hint and error. It is uncontrolled: React does not touch what
 * was typed.
 */
export function FormField(props: FormFieldProps) {
  const { form, field, error, t } = props;
  if (field.kind === 'hidden')
    return (
      <input
        type="hidden"
        name={field.name}
        defaultValue={props.answer ?? field.value ?? ''}
      />
    );
  if (field.kind === 'checkbox') return <Consent {...props} />;
  const id = `${form}-${field.name}`;
  return (
    <div
      className={`field${error ? ' is-error' : ''}${field.wide ? ' field--wide' : ''}`}
    >
      <label htmlFor={id}>
        {t(field.label)}
        {!field.required && <small>{t('field.optional')}</small>}
      </label>
      <Control {...props} id={id} />
      {field.hint && (
        <p className="hint" id={`${id}-hint`}>
          {t(field.hint)}
          {field.hint === 'hint.metadata' && (
            <span className="scriptless"> {t('hint.metadataStays')}</span>
          )}
          {field.kind === 'file' && <span className="scripted"> {t('hint.photo')}</span>}
        </p>
      )}
      <Message id={id} error={error} />
      {field.kind === 'postcode' && (
        <p className="hint" role="status">
          {!error && props.warning}
        </p>
      )}
    </div>
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
  const ids = [field.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return {
    'aria-describedby': ids.length ? ids.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
  };
}

function Control(props: FormFieldProps & { id: string }) {
  const { field, id, answer, t, provinces, products, pictures } = props;
  const common = {
    id,
    name: field.name,
    required: field.required,
    autoComplete: field.autocomplete,
    ...described(props, id),
  };
  switch (field.kind) {
    case 'textarea':
      return (
        <textarea
          {...common}
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
          choices={
            field.options?.map(({ value, label }): Choice => [value, t(label)]) ??
            provinces
          }
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
const OtherTab = ({
  href,
  t,
  text,
}: {
  href: string;
  t(word: PlainKey): string;
  text: string;
}) => (
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
      <label className={`check${error ? ' is-error' : ''}`}>
        <input
          type="checkbox"
          id={id}
          name={field.name}
          value="true"
          required={field.required}
          defaultChecked={answer === 'true'}
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
      <Message id={id} error={error} />
    </div>
  );
}
