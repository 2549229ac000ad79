import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordsForForm } from '../../src/pages/components/forms/formProps.ts';
import { timeoutMsOf } from '../../src/pages/components/forms/usePost.ts';
import { countryName } from '../../src/site/forms/countries.ts';
import type { Answers, Faults } from '../../src/site/forms/form.ts';
import { type FormName, formNames, formOf } from '../../src/site/forms/forms.ts';
import { check } from '../../src/site/forms/schema.ts';
import { words } from '../../src/site/i18n/words.ts';
import { maxSealableBytes } from '../../src/site/sealing/envelope.ts';
import { pdfFile, validAnswers, wrongAnswers } from '../support/forms/answers.ts';

const now = new Date('2026-11-20T23:30:00Z'); // 21 November in Spain
const answersTo = (name: FormName, over: Answers = {}): Answers => ({
  ...validAnswers(name),
  ...(name === 'work' ? { cv: pdfFile() } : {}),
  ...over,
});
const faults = (name: FormName, over: Answers, adultsOnly = false) =>
  check(formOf(name), answersTo(name, over), {
    now,
    adultsOnly,
    isProduct: (key) => key !== wrongAnswers.product,
  }).faults;
const valueOfField = (name: FormName, field: string, answer: string) =>
  check(formOf(name), answersTo(name, { [field]: answer }), { now }).values[field];

describe.each(formNames)('the form %s', (name) => {
  const { fields } = formOf(name);
  const required = fields.filter((field) => field.required);
  const faultyFields = (over: Answers) => Object.keys(faults(name, over));

  test('accepts valid answers', () => expect(faults(name, {})).toEqual({}));
  test('reports a missing or wrong answer, and only that', () => {
    for (const { name: field, kind } of required) {
      expect(faultyFields({ [field]: undefined })).toEqual([field]);
      if (kind !== 'checkbox' && kind !== 'file')
        expect(faultyFields({ [field]: ' \u200b ' })).toEqual([field]);
    }
    for (const { name: field, kind, maxLength = 0 } of fields) {
      const answer = wrongAnswers[kind];
      const isWrong = kind !== 'textarea' || maxLength < 20_001;
      if (answer !== undefined && isWrong)
        expect(faultyFields({ [field]: answer })).toEqual([field]);
    }
  });
  test('reports every required field in order if nothing is answered', () => {
    const { faults: found } = check(formOf(name), {}, { now });
    expect(Object.keys(found)).toEqual(required.map((field) => field.name));
  });
  test('never throws, whatever the answers', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constant(undefined));
    const answers = fc.record(Object.fromEntries(fields.map((field) => [field.name, text])));
    fc.assert(
      fc.property(answers, (given) => void check(formOf(name), given, { now })),
      { numRuns: 50 },
    );
  });
  test('brings the message of every fault to the browser', () => {
    const brought = wordsForForm(name, words.es);
    for (const text of ['', 'x', '?', '1'.repeat(6_000), '01001', '2025-01-01', '2020'])
      for (const field of fields)
        for (const fault of Object.values(faults(name, { [field.name]: text }, true)))
          expect(brought[fault], `${field.name}: ${fault}`).toBeTruthy();
  });
});

describe('an e-mail address', () => {
  test.each([
    'carmen@correo',
    'carmen',
    '@example.com',
    'a@b',
    'a b@@example.com',
    'a..b@example.com',
    `${'a'.repeat(65)}@example.com`,
    'josé@example.com',
    'juan perez@example.com',
    'carmen@example.com#ñ',
    'carmen@example.com/ñ',
    'carmen@ñ:8080',
    'carmen@x@ñ.example',
  ])('%s is wrong', (email) =>
    expect(faults('other', { email })).toEqual({ email: 'invalid.emailFormat' }),
  );
  test.each([
    [' Carmen@Example.com ', 'Carmen@Example.com'],
    ['carmen+risi@sub.example.co.uk', 'carmen+risi@sub.example.co.uk'],
    ['\u200bcarmen@example.com', 'carmen@example.com'],
    ['carmen @ example. com', 'carmen@example.com'],
    ['mailto:carmen@example.com', 'carmen@example.com'],
    ['carmen@señal.example', 'carmen@xn--seal-hqa.example'],
  ])('%s is kept as %s', (answer, kept) =>
    expect(valueOfField('other', 'email', answer)).toBe(kept),
  );
  test.each<[string, Faults]>([
    ['ana@gmial.com', { email: 'invalid.emailTypo' }],
    ['ana@hotmail.co', { email: 'invalid.emailTypo' }],
    ['ana@Gmail.com', {}],
    ['ana@ymail.com', {}],
    ['ana@hotmail.be', {}],
    ['ana@example.com', {}],
  ])('of %s a likely typing error is pointed out and accepted', (email, warnings) => {
    const checked = check(formOf('other'), answersTo('other', { email }), { now });
    expect([checked.faults, checked.warnings]).toEqual([{}, warnings]);
  });
});

describe('a telephone number', () => {
  test.each([
    ['600 00-00 00', '600000000'],
    ['810 00 00 00', '810000000'],
    ['+34 (900) 000.001', '+34900000001'],
    ['0034 600 000 000', '+34600000000'],
    ['+33 1 23 45 67 89', '+33123456789'],
    ['34 600 000 000', '+34600000000'],
    ['tel:+34600000000', '+34600000000'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['0044 (0) 20/7946.0958', '+442079460958'],
    ['918 123 456 ext. 12', '918123456 ext. 12'],
    ['+33 1 23 45 67 89 poste 7', '+33123456789 ext. 7'],
  ])('%s is kept as %s', (answer, kept) =>
    expect(valueOfField('other', 'telefono', answer)).toBe(kept),
  );
  test.each([
    '60000000',
    '6000000000',
    '500 000 000',
    '+34 500 000 000',
    'seiscientos',
    '+0123456789',
    '01 23 45 67 89',
    '(0)600 000 0000',
    '600 000 000 ext.',
  ])('%s is wrong', (telefono) =>
    expect(faults('other', { telefono })).toEqual({ telefono: 'invalid.telefonoFormat' }),
  );
});

describe('a date of birth', () => {
  test.each([
    ['2012-11-21', {}],
    ['2012-11-22', { birthday: 'invalid.tooYoung' }],
    ['2027-01-01', { birthday: 'invalid.birthDateFormat' }],
    ['1990-02-30', { birthday: 'invalid.birthDateFormat' }],
    ['0090-02-03', { birthday: 'invalid.birthDateFormat' }],
    ['ayer', { birthday: 'invalid.birthDateFormat' }],
    ['', { birthday: 'invalid.birthDate' }],
    ['17/05/1990', {}],
    ['17 - 5 - 1990', {}],
  ])('%s gives %o', (birthday, expected) =>
    expect(faults('newsletter', { birthday })).toEqual(expected),
  );
  test('must be 18 years ago if the promotion is for adults only', () => {
    const born = (fecha_nacimiento: string) => faults('contest', { fecha_nacimiento }, true);
    for (const day of ['2008-11-22', '2015-01-01'])
      expect(born(day), day).toEqual({ fecha_nacimiento: 'invalid.adultsOnly' });
    expect(born('2008-11-21')).toEqual({});
  });
  test('of 29 February counts from 1 March in a common year', () => {
    const on = (day: string) =>
      check(formOf('newsletter'), answersTo('newsletter', { birthday: '2012-02-29' }), {
        now: new Date(`${day}T12:00:00Z`),
      }).faults;
    expect(on('2026-02-28')).toEqual({ birthday: 'invalid.tooYoung' });
    expect(on('2026-03-01')).toEqual({});
  });
});

describe('a postcode', () => {
  const foreign = ['75001', 'SW1A 1AA', 'AD500', '1000-001', 'D02 AF30', '00000'];
  test.each<[FormName, string[], Faults]>([
    ['distributor', ['2881', '53001', '00100', '288140', 'SW1A 1AA'], { cp: 'invalid.cpFormat' }],
    ['newsletter', ['?', '-----', 'x'.repeat(12)], { cp: 'invalid.cpFormat' }],
    ['newsletter', foreign, {}],
    ['question', foreign, {}],
  ])('in the form %s may be foreign where no country is asked: %j', (name, codes, expected) => {
    for (const cp of codes) expect(faults(name, { cp }), cp).toEqual(expected);
  });
  test('is stored without signs', () => {
    for (const cp of ['28 814', '28-814', '28814 '])
      expect(valueOfField('newsletter', 'cp', cp)).toBe('28814');
  });
  test('of another province is pointed out and accepted, even if another answer is wrong', () => {
    const checked = (answers: Partial<Answers>) =>
      check(formOf('question'), answersTo('question', answers), { now });
    expect(checked({ cp: '31291', provincia: '50' })).toMatchObject({
      faults: {},
      warnings: { cp: 'invalid.cpProvince' },
    });
    expect(checked({ cp: '41001', email: 'x' })).toMatchObject({
      faults: { email: 'invalid.emailFormat' },
      warnings: { cp: 'invalid.cpProvince' },
    });
    expect(checked({ cp: '75001' }).warnings).toEqual({});
  });
  test.each<[Answers, Faults]>([
    [{ cp: '', provincia: '00', pais: 'Hong Kong' }, {}],
    [{ cp: 'SW1A 1AA', provincia: '00', pais: 'GB' }, {}],
    [{ cp: '', provincia: '', pais: 'Francia' }, {}],
    [{ cp: '' }, { cp: 'invalid.cp' }],
    [{ provincia: '' }, { provincia: 'invalid.provincia' }],
    [{ cp: 'SW1A 1AA' }, { cp: 'invalid.cpFormat' }],
    [{ cp: '69003', pais: '' }, { pais: 'invalid.pais' }],
    [{ provincia: '00' }, { provincia: 'invalid.provinceAbroad' }],
  ])('and province are required in Spain only: %j', (answers, expected) => {
    expect(faults('distributor', answers)).toEqual(expected);
  });
});

test.each([
  ['Bosnia & Herzegovina', 'Bosnia y Herzegovina'],
  ['bosnie-et-herzégovine', 'Bosnia y Herzegovina'],
  ['Estados Unidos de América', 'Estados Unidos'],
  ['U.S.A.', 'Estados Unidos'],
  ['EE. UU.', 'Estados Unidos'],
  ['UK', 'Reino Unido'],
  ['Inglaterra', 'Reino Unido'],
  ["Côte d'Ivoire", 'Côte d’Ivoire'],
  ['gb', 'Reino Unido'],
  ['ESP', 'España'],
  ['Narnia', 'Narnia'],
  ['constructor', 'constructor'],
])('the country %s is accepted, and sent as %s', (pais, sent) => {
  expect(faults('distributor', { pais, provincia: '28' })).toEqual({});
  expect(countryName(pais, 'es')).toBe(sent);
});

describe('a text', () => {
  test.each(['O', "D'Arcy-O’Brien", 'DE LA FUENTE', 'محمد', '李', 'Þórr', 'X Æ A-12', 'Ana 🥔'])(
    'can be the name %s',
    (nombre) => {
      expect(faults('other', { nombre, apellidos: nombre })).toEqual({});
      expect(valueOfField('other', 'nombre', nombre)).toBe(nombre);
    },
  );
  test('on one line loses line breaks, which could inject an e-mail header', () =>
    expect(valueOfField('other', 'asunto', 'Hola\r\nBcc: a@example.com')).toBe(
      'Hola Bcc: a@example.com',
    ));
  test.each(['asunto', 'mensaje'])('keeps words apart that a tab separates: %s', (field) =>
    expect(valueOfField('other', field, 'lote\tL26257')).toBe('lote L26257'),
  );
  test('loses invisible characters and lone surrogates', () =>
    expect(valueOfField('other', 'mensaje', '\u202eHola\u0000 \ud800\u200b mundo\ufeff')).toBe(
      'Hola \ufffd mundo',
    ));
  test('has a maximum length, even if most of it is invisible', () => {
    for (const over of [
      { mensaje: 'x'.repeat(5_001) },
      { nombre: `${'\u200b'.repeat(100_000)}Carmen` },
    ])
      expect(Object.values(faults('other', over))).toEqual(['invalid.long']);
    expect(faults('ethical', { mensaje: 'x'.repeat(20_000) })).toEqual({});
  });
  test('keeps combining marks, but not an excess of them', () => {
    expect(valueOfField('other', 'nombre', 'Jose\u0301')).toBe('José');
    expect(valueOfField('other', 'nombre', 'ก็็็็็่')).toBe('ก็็็็็่');
    expect(valueOfField('other', 'nombre', `e${'\u0316'.repeat(60)}`)).toBe(
      `e${'\u0316'.repeat(30)}`,
    );
  });
  // Each in the fields of another form.
  test.each(
    [
      `a${'\u0301'.repeat(200_000)}${'\u0316'.repeat(200_000)}`,
      ...['\u200b', ' ', '\r\n', '.', ' @ ', '\ud800'].map((sign) => sign.repeat(1_000_000)),
    ].map((text, i) => [formNames[i] ?? 'other', text] as const),
  )('that is endless is too long for any field of the form %s: %.4j', (name, text) => {
    const texts = formOf(name).fields.filter(
      ({ kind }) => !['checkbox', 'file', 'hidden'].includes(kind),
    );
    const every = Object.fromEntries(texts.map((field) => [field.name, text]));
    const long = Object.fromEntries(texts.map((field) => [field.name, 'invalid.long']));
    expect(check(formOf(name), every, { now }).faults).toMatchObject(long);
  });
});

describe('a file', () => {
  test.each([
    [pdfFile(''), 'invalid.fileEmpty'],
    [pdfFile('x'.repeat(2 * 1024 * 1024 + 1)), 'invalid.fileSize'],
    ['a text', 'invalid.cv'],
    [pdfFile('', ''), 'invalid.cv'],
  ])('%o gives %s', (cv, word) => expect(faults('work', { cv })).toEqual({ cv: word }));

  test.each([
    pdfFile('x', 'cv', 'application/pdf'),
    pdfFile('x', 'CV.PDF', ''),
    pdfFile('x', 'cv.pdf', 'application/octet-stream'),
    pdfFile('x', 'cv', ''),
  ])('%o may be a PDF', (cv) => expect(faults('work', { cv })).toEqual({}));
});

test('a document of a report is as large as can be sealed, so that none is sent in clear', () => {
  const faultOf = (bytes: number) =>
    faults('ethical', { documentation: new File([new Uint8Array(bytes)], 'a.pdf') });
  expect(faultOf(maxSealableBytes)).toEqual({});
  expect(faultOf(maxSealableBytes + 1)).toEqual({ documentation: 'invalid.fileSize' });
});

test('a post has 30 s, and the time that its document takes on a line of 256 kbit/s', () => {
  const data = new FormData();
  expect(timeoutMsOf(data)).toBe(30_000);
  data.set('mensaje', 'a'.repeat(3_200));
  data.set('documentation', new File([new Uint8Array(1_600_000)], 'a.pdf'));
  expect(timeoutMsOf(data)).toBe(30_000 + 100 + 50_000);
});
