import { readFileSync } from 'node:fs';
import type { Element } from 'domhandler';
import { findAll } from 'domutils';
import { parseDocument } from 'htmlparser2';
import redirects from '../../content/redirects.json' with { type: 'json' };
import { addressRow, pageNames } from '../../src/site/addresses/addresses.ts';
import { languages } from '../../src/site/i18n/languages.ts';

/** A request to save the response of, under a descriptive name. */
export interface SavedRequest {
  name: string;
  path: string;
  init?: RequestInit;
}

/** Files, missing pages, and pages with a query. */
const further = readFileSync(new URL('addresses.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .flatMap((line) =>
    line.includes('{language}')
      ? languages.map((language) => line.replace('{language}', language))
      : line,
  );

/** Invalid values by the type of the field; other fields get a text that is too long. */
const wrongValues: Record<string, string> = {
  email: 'carmen@correo',
  tel: 'seiscientos',
  date: '1990-02-30',
  checkbox: 'perhaps',
  radio: 'paloma',
};

/** Every request to a running site: pages, other spellings, files, forms. */
export async function requestsTo(site: string): Promise<SavedRequest[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, address = '']) =>
    address.slice(site.length),
  );
  const inLanguage = (path: string, language: string) =>
    path.replace(/^\/\w\w/, language && `/${language}`) || '/';
  const spellings = [
    ...pages.flatMap((path) => [`${path}/`, path.toUpperCase()]),
    ...pages.flatMap((path) => ['', ...languages].map((code) => inLanguage(path, code))),
    ...pageNames
      .flatMap((page) => addressRow(page).aliases ?? [])
      .flatMap((slug) =>
        languages.map((code) => `/${code}/${slug.replace(/\{\w+\}/, 'fabs-mexico')}`),
      ),
    ...redirects.map(({ from }) => from),
  ];
  const byMethod = ['HEAD', 'POST', 'PUT', 'OPTIONS'].flatMap((method) =>
    ['/es', '/es/historia', '/robots.txt', '/api/health', '/api/contacto'].map(
      (path) => ({
        name: `${method} ${path}`,
        path,
        init: { method },
      }),
    ),
  );
  const byVisitor = ['fr', 'en-GB,es;q=0.5', 'de'].flatMap((spoken) =>
    ['/', '/contacto', '/empleo'].map((path) => ({
      name: `${path} ${spoken}`,
      path,
      init: { headers: { 'Accept-Language': spoken } },
    })),
  );
  const paths = new Set([...pages, ...further, ...spellings]);
  return [
    ...[...paths].map((path) => ({ name: path, path })),
    ...byMethod,
    ...byVisitor,
    ...(
      await Promise.all([...pages, ...further].map((path) => formPosts(site, path)))
    ).flat(),
    ...apiPosts(site),
  ];
}

/** Posts of a page's forms, each empty and with invalid answers. */
async function formPosts(site: string, page: string): Promise<SavedRequest[]> {
  const html = parseDocument(await (await fetch(site + page)).text());
  const forms = findAll(
    ({ name, attribs }) => name === 'form' && /^post$/i.test(attribs['method'] ?? ''),
    html.children,
  );
  return forms.flatMap((form) => {
    const path = form.attribs['action'] || page;
    return [
      post(
        site,
        `empty from ${page}`,
        path,
        answersTo(form, () => ''),
      ),
      post(site, `faulty from ${page}`, path, answersTo(form, faultyValue)),
    ];
  });
}

/** Answers for a form. Values that the page sets are kept. */
function answersTo(form: Element, valueFor: (type: string) => string | File): FormData {
  const answers = new FormData();
  for (const { name, attribs } of findAll(isField, form.children)) {
    const type = attribs['type'] ?? name;
    // Fields that visitors cannot reach are honeypots.
    const isFixed =
      ['hidden', 'submit', 'button'].includes(type) || attribs['tabindex'] === '-1';
    const value = isFixed ? (attribs['value'] ?? '') : valueFor(type);
    answers.append(attribs['name'] ?? '', value);
  }
  return answers;
}

const isField = ({ name, attribs }: Element): boolean =>
  /^(input|select|textarea|button)$/.test(name) && Boolean(attribs['name']);

const faultyValue = (type: string): string | File =>
  type === 'file'
    ? new File(['MZ'], 'program.exe')
    : (wrongValues[type] ?? 'x'.repeat(300));

/** API calls with invalid bodies. */
function apiPosts(site: string): SavedRequest[] {
  const contacts = [
    'contacto',
    'prensa',
    'distribuidores',
    'canal-etico',
    'concurso',
    'x',
  ];
  const calls = [
    ['/api/newsletter', {}],
    ['/api/newsletter', { email: 'x', cp: '99999', birthday: '1990-02-30' }],
    ['/api/contacto', []],
    ...contacts.flatMap((formulario) =>
      [0, 4, 5].map((tipo) => ['/api/contacto', { formulario, tipo, email: 'x' }]),
    ),
  ] as [string, object][];
  return [
    ...calls.flatMap(([path, body]) =>
      languages.map((language) => {
        const json = JSON.stringify(body);
        const call = `${path}?lang=${language}`;
        return post(site, json, call, json, { 'Content-Type': 'application/json' });
      }),
    ),
    post(site, 'text', '/api/contacto', 'x', { 'Content-Type': 'text/plain' }),
    post(site, 'foreign', '/api/contacto', '{}', { Origin: 'https://example.com' }),
  ];
}

let visitors = 0;
/** A same-origin post, each from a different visitor. */
function post(
  site: string,
  name: string,
  path: string,
  body: BodyInit,
  more: Record<string, string> = {},
): SavedRequest {
  const headers = {
    Origin: site,
    'Sec-Fetch-Site': 'same-origin',
    'CF-Connecting-IP': `10.9.${visitors >> 8}.${visitors++ & 255}`,
    ...more,
  };
  return { name: `POST ${path} ${name}`, path, init: { method: 'POST', body, headers } };
}
