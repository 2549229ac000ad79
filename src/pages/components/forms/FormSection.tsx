import { fileFieldOf, thanksWord } from '../../../site/forms/form.ts';
import { type FormName, formOf } from '../../../site/forms/forms.ts';
import { nextStepOf } from '../../../site/forms/nextStep.ts';
import { productChoices } from '../../../site/forms/productChoices.ts';
import { provinceChoices } from '../../../site/forms/provinces.ts';
import { useVisit } from '../../layout/visit.ts';
import { Island } from '../Island.tsx';
import { pictureAddress } from '../pictures/Picture.tsx';
import FormIsland from './Form.island.tsx';
import { FormStyles } from './FormStyles.tsx';
import { formPictures } from './formPictures.ts';
import { type FormProps, wordsFor, wordsForForm } from './formProps.ts';
import { Thanks } from './Outcome.tsx';

/**
 * One of the site's forms, or its thank-you message once it was sent. The element's id is
 * the form's name.
 *
 * @param given Prefilled answers: the promotion that an entry is for, or the province
 *   that was looked up.
 */
export function FormSection({
  name,
  given = {},
  adultsOnly,
}: {
  name: FormName;
  given?: Readonly<Record<string, string>> | undefined;
  adultsOnly?: boolean;
}) {
  const { t, language, formState, readers } = useVisit();
  const form = formOf(name);
  const props = useFormProps(name, adultsOnly);
  const inHtml = {
    ...useChoices(name),
    words: { ...wordsForForm(name, t), ...props.words },
    ...(form.anonymous && readers ? { readers } : {}),
    answers: { ...given, ...(formState?.form === name ? formState.answers : {}) },
  };
  const sent = formState?.form === name && formState.state === 'sent';
  return (
    <div id={name} data-sent={sent ? name : undefined}>
      <FormStyles form={form} />
      {sent ? (
        <Thanks
          form={form}
          t={t}
          word={thanksWord(form)}
          reference={formState.reference}
          step={nextStepOf(name, language)}
        />
      ) : (
        <Island
          name="Form"
          component={FormIsland}
          props={props}
          inHtml={inHtml}
          fetched={`/api/words/${language}/${name}`}
        />
      )}
    </div>
  );
}

function useFormProps(name: FormName, adultsOnly: boolean | undefined): FormProps {
  const { t, language, link, place, address, formState } = useVisit();
  const form = formOf(name);
  const shown = formState?.form === name ? formState : undefined;
  const here = place.page === 'home' || place.page === 'promotion';
  return {
    name,
    language,
    action: here ? address : link(form.page as 'contact'),
    ...(form.anonymous ? { postId: crypto.randomUUID() } : {}),
    privacy: link('privacy'),
    // The form fetches the others on hydration.
    words: wordsFor(
      [...Object.values(shown?.faults ?? {}), ...(shown?.problem ? [shown.problem] : [])],
      t,
    ),
    faults: shown?.faults ?? {},
    // No cheerful picture next to a report.
    ...(fileFieldOf(form) && !form.anonymous ? { picture: pictureAddress('motif/maria') } : {}),
    ...(shown?.problem ? { problem: shown.problem } : {}),
    ...(shown?.cleared ? { cleared: shown.cleared } : {}),
    ...(adultsOnly ? { adultsOnly } : {}),
  };
}

function useChoices(name: FormName): Partial<FormProps> {
  const { language } = useVisit();
  const kinds = new Set(formOf(name).fields.map(({ kind }) => kind));
  return {
    ...(kinds.has('province')
      ? { provinces: provinceChoices(language, kinds.has('country')) }
      : {}),
    ...(kinds.has('product') ? { products: productChoices(language) } : {}),
    pictures: formPictures(name, language),
  };
}
