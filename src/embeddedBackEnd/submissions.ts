import { z } from 'zod';

const required = z.string().trim().min(1);

/** Exactly the fields of the newsletter form. */
export const newsletter = z.strictObject({
  name: required,
  surnames: required,
  // What a browser's email field accepts: the back end is no stricter than the form.
  email: z.email({ pattern: z.regexes.html5Email }),
  birthday: z.iso.date(),
  cp: required,
  type: z.enum([
    'CONSUMIDOR',
    'DISTRIBUIDOR',
    'VENDEDOR',
    'CONSUMER',
    'DISTRIBUTOR',
    'SELLER',
    'CONSOMMATEUR',
    'DISTRIBUTEUR',
    'VENDEUR',
  ]),
  privacy: z.literal(true),
  newsletter: z.boolean(),
  promo_code: z.string().optional(),
});

/** Attachments stay with the site; the back end gets a signed link. */
const attachment = z.strictObject({
  nombre: required,
  tipo: z.literal('application/pdf'),
  bytes: z
    .int()
    .positive()
    .max(2 * 1024 * 1024),
  sha256: z.string().regex(/^[0-9a-f]{64}$/i),
  url: z.url({ protocol: /^https?$/ }),
});

/** What every form but the newsletter sends; the other fields depend on the form. */
export const contacto = z
  .looseObject({
    formulario: z.enum(['contacto', 'prensa', 'distribuidores', 'canal-etico', 'concurso']),
    /** Topic code: 4 question, 5 work with us, 0 other. */
    tipo: z.union([z.literal([0, 4, 5]), z.enum(['0', '4', '5'])]).optional(),
    referencia: required,
    cv: attachment.optional(),
    documentation: attachment.optional(),
  })
  .refine(({ formulario, tipo }) => formulario !== 'contacto' || tipo !== undefined, {
    path: ['tipo'],
    message: 'a contact form has a topic code',
  });

/** The Idempotency-Key header, required on every write. */
export const idempotencyKey = z
  .object({ 'Idempotency-Key': z.string().trim().min(1).max(200) })
  .transform((headers) => headers['Idempotency-Key']);

export interface Submission {
  reference: string;
  form: 'newsletter' | 'contacto';
  payload: unknown;
  /** ISO 8601. */
  received_at: string;
}

/** Stores a submission; one with a known reference changes nothing. */
export async function storeSubmission(
  database: D1Database,
  { reference, form, payload }: Omit<Submission, 'received_at'>,
): Promise<void> {
  await database
    .prepare(
      'INSERT INTO submissions (reference, form, payload, received_at) VALUES (?1, ?2, ?3, ?4) ON CONFLICT (reference) DO NOTHING',
    )
    .bind(reference, form, JSON.stringify(payload), new Date().toISOString())
    .run();
}

/**
 * The stored submissions, latest first: those with the reference, or the last hundred.
 */
export async function listSubmissions(
  database: D1Database,
  reference: string | undefined,
): Promise<Submission[]> {
  const { results } = await database
    .prepare(
      'SELECT reference, form, payload, received_at FROM submissions WHERE ?1 IS NULL OR reference = ?1 ORDER BY received_at DESC LIMIT 100',
    )
    .bind(reference ?? null)
    .all<Submission & { payload: string }>();
  return results.map((row) => ({ ...row, payload: JSON.parse(row.payload) as unknown }));
}
