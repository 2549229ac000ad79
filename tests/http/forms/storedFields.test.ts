import { expect, test } from 'vitest';
import { reportsOf } from '../../support/forms/reports.ts';
import { newOfficer } from '../../support/forms/sealedSite.ts';
import { submittingSite } from '../../support/forms/submittingSite.ts';

const [officer, substitute] = [await newOfficer(), await newOfficer()];
const settings = {
  REPORT_PUBLIC_KEY: officer.keys[0]?.publicKey ?? '',
  REPORT_SUBSTITUTE_KEY: substitute.keys[0]?.publicKey ?? '',
};
const { site, origin, deploy } = await submittingSite(settings);
const { report, openMailbox } = reportsOf(site);

/** The names of all fields of an object, also within others. */
const fieldsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([name, within]) =>
        [fieldsOf(within)].flatMap((inner) =>
          inner.length ? inner.map((field) => `${name}.${field}`) : [name],
        ),
      )
    : [];

const document = ['field', 'key', 'nombre', 'bytes', 'sha256', 'storedAt'].map(
  (name) => `attachment.${name}`,
);

test('of a report and its mailbox, only the fields that docs/ethical-channel.md lists are stored', async () => {
  await deploy({ ...settings, SITE_URL: site.url });
  origin.behave(503);
  const { code } = await report('Lo que vi.', {}, 'fr');
  await openMailbox(code, 'Algo más', { language: 'fr' });
  const { SUBMISSIONS } = await site.environment();
  const stored = new Map<string, string[]>();
  const { objects } = await SUBMISSIONS.list({ include: ['customMetadata'] } as never);
  for (const { key, customMetadata } of objects) {
    const [folder = ''] = key.split('/');
    const text = (await (await SUBMISSIONS.get(key))?.text()) ?? '';
    // Sealed bytes may begin with any letter.
    const fields = /^\{"\w+":/.test(text) ? fieldsOf(JSON.parse(text)) : [];
    stored.set(folder, fields.sort());
    const metadata = Object.entries(customMetadata ?? {}).map(([name, value]) =>
      name === 'case' ? fieldsOf(JSON.parse(value)) : [name],
    );
    stored.set(`${folder}, metadata`, metadata.flat().sort());
  }
  const dates = ['receivedAt', 'attempts', 'dueAt'];
  const dated = 'hashes mailbox readers.officer readers.substitute receivedAt reference';
  const ofCase = [...document, ...dated.split(' ')];
  expect(Object.fromEntries(stored)).toEqual({
    outbox: [
      ...['history', ...dates],
      ...document.map((field) => `submission.${field}`),
      'submission.form',
      ...['formulario', 'mensaje', 'privacy', 'referencia'].map(
        (field) => `submission.payload.${field}`,
      ),
      'submission.reference',
    ].sort(),
    'outbox, metadata': ['form', 'reason', ...dates].sort(),
    cases: ['envelope', ...ofCase].sort(),
    'cases, metadata': ofCase.sort(),
    envelopes: [],
    'envelopes, metadata': [],
    sealed: [],
    'sealed, metadata': ['name'],
    mailboxes: ['publicKey', 'reference'],
    'mailboxes, metadata': [],
    messages: ['at', 'forAuthor', 'forOfficer', 'from'],
    'messages, metadata': ['from'],
  });
});
