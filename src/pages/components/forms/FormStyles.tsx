import { type Form, fileFieldOf } from '../../../site/forms/form.ts';
import { CheckStyle } from '../../layout/sharedStyles.tsx';
import { StatusStyle } from '../prose/Status.tsx';
import { Style } from '../Style.tsx';
import fileDropCss from './attachment/FileDrop.css?inline';
import formCss from './Form.css?inline';
import inputCss from './Input.css?inline';
import longFormCss from './LongForm.css?inline';
import referenceCss from './Reference.css?inline';
import spinnerCss from './Spinner.css?inline';

/** The style sheets of Form.island.tsx, which as an island cannot add its own. */
export function FormStyles({ form }: { form: Form }) {
  return (
    <>
      <Style name="Form" css={formCss} />
      <Style name="Input" css={inputCss} />
      <CheckStyle />
      <Style name="Spinner" css={spinnerCss} />
      <StatusStyle />
      {form.call !== '/api/newsletter' && (
        <>
          <Style name="LongForm" css={longFormCss} />
          <Style name="Reference" css={referenceCss} />
        </>
      )}
      {fileFieldOf(form) && <Style name="FileDrop" css={fileDropCss} />}
    </>
  );
}
