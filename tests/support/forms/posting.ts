import { addressOf } from '../../../src/site/addresses/addresses.ts';
import { postIdName } from '../../../src/site/forms/form.ts';
import { type FormName, formOf } from '../../../src/site/forms/forms.ts';
import type { Language } from '../../../src/site/i18n/languages.ts';
import type { RunningSite } from '../site.ts';
import { newVisitorAddress } from '../visitorAddress.ts';
import { validAnswers, validForm } from './answers.ts';

/** A response of the API. */
export interface ApiAnswer {
  status: number;
  ok?: boolean;
  reference?: string;
  receipt?: string;
  error?: string;
  errors?: Record<string, string[]>;
}

/** The address of a site. */
type Address = Pick<RunningSite, 'url'>;

/**
 * Headers of a browser's post, each from a new visitor, so that nobody hits the rate
 * limit.
 */
export const visitorHeaders = (site: Address): Record<string, string> => ({
  Origin: site.url,
  'Sec-Fetch-Site': 'same-origin',
  ...newVisitorAddress(),
});

/** The API path of a form. */
export const apiOf = (name: FormName, language: Language = 'es'): string =>
  `${formOf(name).call}?lang=${language}`;

/** Fields that name the form in a post to the API. */
export function naming(name: FormName): Record<string, string> {
  const { formulario, tipo } = formOf(name);
  return {
    ...(formulario ? { formulario } : {}),
    ...(tipo === undefined ? {} : { tipo: String(tipo) }),
  };
}

/** Posts to a path of the site like its own page. */
export const post = (
  site: Address,
  path: string,
  body: BodyInit,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(site.url + path, {
    method: 'POST',
    redirect: 'manual',
    body,
    headers: { ...visitorHeaders(site), ...headers },
  });

/** Posts a form to the API like the page's script, with a new id. */
export async function postApi(
  site: Address,
  name: FormName,
  over: Record<string, string | File | undefined> = {},
  language: Language = 'es',
): Promise<ApiAnswer> {
  return answerOf(
    await post(
      site,
      apiOf(name, language),
      validForm(name, {
        [postIdName]: crypto.randomUUID(),
        ...naming(name),
        ...over,
      }),
    ),
  );
}

/** Posts JSON to the API. */
export async function postJson(
  site: Address,
  name: FormName,
  body: Record<string, unknown>,
  language: Language = 'es',
): Promise<ApiAnswer> {
  return answerOf(
    await post(site, apiOf(name, language), JSON.stringify({ ...naming(name), ...body }), {
      'Content-Type': 'application/json',
    }),
  );
}

/** A valid post of the contact form, as a browser without JavaScript encodes it. */
export const urlencoded = (over: Record<string, string> = {}): string =>
  new URLSearchParams({
    ...naming('other'),
    ...validAnswers('other'),
    ...over,
  }).toString();
export const urlencodedType = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** Posts a form to its page like a browser without JavaScript. */
export const postPage = (
  site: Address,
  name: FormName,
  over: Record<string, string | File | undefined> = {},
  language: Language = 'es',
): Promise<Response> => post(site, pageOf(name, language), validForm(name, over));

export const pageOf = (name: FormName, language: Language = 'es'): string =>
  addressOf(formOf(name).page as 'contact', language);

export const answerOf = async (response: Response): Promise<ApiAnswer> => ({
  status: response.status,
  ...((await response.json()) as object),
});

/** All keys in the bucket. */
export async function keysInBucket(site: Pick<RunningSite, 'environment'>): Promise<string[]> {
  const { SUBMISSIONS } = await site.environment();
  return (await SUBMISSIONS.list()).objects.map(({ key }) => key);
}
