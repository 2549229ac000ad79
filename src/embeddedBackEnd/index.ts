import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { chooseLanguage, type Language } from '../site/i18n/languages.ts';
import { entriesQuery, findEntry, listCategories, listEntries } from './entries.ts';
import { findPromotion, listPromotions } from './promotions.ts';
import {
  contacto,
  idempotencyKey,
  listSubmissions,
  newsletter,
  type Submission,
  storeSubmission,
} from './submissions.ts';

type BackEndEnv = { Bindings: { DB: D1Database } };

const app = new Hono<BackEndEnv>();

app.post('/api/entries', async (c) => {
  const query = entriesQuery.parse(await body(c));
  return c.json({
    data: await listEntries(c.env.DB, query, languageOf(c, query.locale)),
  });
});
app.post('/api/categories', async (c) => c.json({ data: await listCategories(c.env.DB) }));
app.get('/api/entries/:slugOrId', async (c) =>
  found(c, await findEntry(c.env.DB, c.req.param('slugOrId'), languageOf(c))),
);

app.post('/api/promotions', async (c) => {
  const { locale } = z.object({ locale: z.string().optional() }).parse(await body(c));
  return c.json({ data: await listPromotions(c.env.DB, languageOf(c, locale)) });
});
// `es` is part of the path; the language is requested by header, as everywhere.
app.get('/api/entries/es/promocion/:slug', async (c) =>
  found(c, await findPromotion(c.env.DB, c.req.param('slug'), languageOf(c))),
);

app.post('/api/newsletter', async (c) =>
  received(c, 'newsletter', newsletter.parse(await body(c))),
);
app.post('/api/contacto', async (c) => {
  const payload = contacto.parse(await body(c));
  // A submission has one reference, so that a repeated delivery can be told apart from a
  // second submission.
  if (payload.referencia !== c.req.header('Idempotency-Key'))
    return invalid(c, [{ path: ['referencia'], message: 'differs from the Idempotency-Key' }]);
  return received(c, 'contacto', payload);
});
// Not part of the contract: lets tests see what arrived.
app.get('/api/submissions', async (c) =>
  c.json({ data: await listSubmissions(c.env.DB, c.req.query('reference')) }),
);

app.get('/api/health', (c) => c.json({ ok: true }));

app.notFound((c) => c.json({ ok: false, error: 'not found' }, 404));
app.onError((error, c) => {
  if (error instanceof z.ZodError) return invalid(c, error.issues);
  console.error(error);
  return c.json({ ok: false, error: 'internal error' }, 500);
});

export default app;

/**
 * Parses a JSON request. An invalid body becomes `undefined`, which every schema rejects.
 */
const body = (c: Context): Promise<unknown> => c.req.json().catch(() => undefined);

const languageOf = (c: Context, locale?: string): Language =>
  chooseLanguage(locale, c.req.header('Accept-Language'));

const found = (c: Context, item: object | undefined): Response | Promise<Response> =>
  item ? c.json({ data: item }) : c.notFound();

async function received(
  c: Context<BackEndEnv>,
  form: Submission['form'],
  payload: object,
): Promise<Response> {
  const reference = idempotencyKey.parse({
    'Idempotency-Key': c.req.header('Idempotency-Key'),
  });
  await storeSubmission(c.env.DB, { reference, form, payload });
  return c.json({ ok: true, reference });
}

const invalid = (c: Context, issues: { path: PropertyKey[]; message: string }[]): Response =>
  c.json(
    {
      ok: false,
      error: 'invalid',
      issues: issues.map(({ path, message }) => ({ field: path.join('.'), message })),
    },
    422,
  );
