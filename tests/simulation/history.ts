import fc from 'fast-check';
import { type FormName, formNames } from '../../src/site/forms/forms.ts';
import { type Language, languages } from '../../src/site/i18n/languages.ts';
import { takes, type WriteBehaviour } from '../support/forms/submissionBackEnd.ts';

/** What breaks in the middle of an event, at one of its operations. */
interface Fault {
  /**
   * `ends`: the Worker stops there, and its isolate is gone. `killed`: the same by SIGKILL to
   * workerd. The bucket fails there before or after it has done what was asked, or from there
   * on.
   */
  kind: 'ends' | 'killed' | 'bucket before' | 'bucket after' | 'bucket down';
  /** Counted from 0. */
  step: number;
}

/** How the back end answers, beyond what its double does by itself. */
const answers = {
  well: 'well',
  'says nothing': { body: '', taken: true },
  'plain text': { body: 'OK', type: 'text/plain', taken: true },
  'JSON of something else': { body: '{"data":[]}', taken: true },
  slow: 'slow',
  'page of maintenance': { body: '<h1>Volvemos</h1>', type: 'text/html', taken: false },
  'page although taken': { body: '<h1>Gracias</h1>', type: 'text/html', taken: true },
  redirect: 'redirect',
  'half a JSON': 'garbage',
  'cut off': 'reset mid-answer',
  'too large': { body: 'x'.repeat(70_000), type: 'text/plain', taken: true },
  // For these two the site is given another address.
  'not reached': 'reset before body',
  'no TLS': 'reset before body',
  'reset before': 'reset before body',
  'reset after': 'reset after',
  silent: 'silent',
  'stalls after taking': 'stall mid-answer',
  'error 500': 500,
  'error 503': 503,
  'too many': 'retry after',
  'refuses with 422': 422,
  'refuses with 200': { body: '{"status":false}', taken: false },
} as const satisfies Record<string, WriteBehaviour>;

export type Answer = keyof typeof answers;
export const behaviourOf = (answer: Answer): WriteBehaviour => answers[answer];
/** Whether the back end has accepted the submission, as far as it knows itself. */
export const isTaken = (answer: Answer): boolean => takes(answers[answer]);
/** Whether the site can know that the submission was accepted, or that it was refused. */
export const isAcceptance = (answer: Answer): boolean =>
  ['well', 'says nothing', 'plain text', 'JSON of something else', 'slow'].includes(answer);
export const isRefusal = (answer: Answer): boolean => answer.startsWith('refuses');
export const isEndless = (answer: Answer): boolean => /silent|stalls/.test(answer);

/** What everything that calls the back end, the bucket and the queue may meet. */
export interface Conditions {
  /** To each call; the last one repeats. */
  backEnd: Answer[];
  queue: 'accepts' | 'refuses' | 'loses' | 'accepts and fails';
  fault?: Fault | undefined;
}

/** One thing that happens. */
export type Action =
  | ({
      action: 'post';
      form: FormName;
      hasFile: boolean;
      isScripted: boolean;
      isValid: boolean;
      language: Language;
      /** A double click. */
      isTwice: boolean;
    } & Conditions)
  /** The last post again, as from a sender who has seen no answer. */
  | ({ action: 'post again' } & Conditions)
  /** Seconds later the queue delivers what is due, each message once or twice. */
  | ({ action: 'deliver'; after: number; isTwice: boolean } & Conditions)
  | ({ action: 'cron' } & Conditions)
  | { action: 'wait'; seconds: number }
  | { action: 'queue is emptied' }
  | { action: 'key rotated' }
  | { action: 'deployment' };

/** One of these values, as often as their weights say. */
const often = <const T>(...values: [weight: number, ...values: T[]][]): fc.Arbitrary<T> =>
  fc.oneof(
    ...values.map(([weight, ...them]) => ({ weight, arbitrary: fc.constantFrom<T>(...them) })),
  );

const queue = often<Conditions['queue']>(
  [6, 'accepts'],
  [2, 'refuses', 'loses', 'accepts and fails'],
);
const kind = often<Fault['kind']>(
  [80, 'ends'],
  [120, 'bucket before', 'bucket after'],
  [40, 'bucket down'],
  // It costs seconds, and ends the same.
  [1, 'killed'],
);
// Most events have few operations; a report has ten.
const step = fc.oneof(fc.nat(4), fc.nat(10));
const fault: fc.Arbitrary<Fault> = fc.record({ kind, step });
const answer = often<Answer>(
  [6, 'well'],
  [3, 'refuses with 422', 'refuses with 200'],
  [16, ...(Object.keys(answers) as Answer[]).filter((name) => !isEndless(name))],
  // A time-out costs a tenth of a second.
  [1, 'silent', 'stalls after taking'],
);
const conditions = {
  backEnd: fc.array(answer, { minLength: 1, maxLength: 2 }),
  queue,
  fault: fc.option(fault, { nil: undefined, freq: 2 }),
};
const rarely = often([9, false], [1, true]);
const seconds = fc.constantFrom(0, 31, 61, 181, 601, 3_601, 86_400, 3 * 86_400);

const action: fc.Arbitrary<Action> = fc.oneof(
  weighted(6, 'post', {
    form: fc.constantFrom(...formNames),
    hasFile: fc.boolean(),
    isScripted: fc.boolean(),
    isValid: rarely.map((is) => !is),
    language: fc.constantFrom(...languages),
    isTwice: rarely,
    ...conditions,
  }),
  weighted(2, 'post again', conditions),
  weighted(4, 'deliver', { after: seconds, isTwice: rarely, ...conditions }),
  weighted(1, 'cron', conditions),
  weighted(1, 'wait', { seconds }),
  ...(['queue is emptied', 'key rotated', 'deployment'] as const).map((name) =>
    weighted(1, name, {}),
  ),
);

function weighted<const N extends string, T extends object>(
  weight: number,
  name: N,
  rest: { [K in keyof T]: fc.Arbitrary<T[K]> },
) {
  const arbitrary = fc.record({ action: fc.constant(name), ...rest }) as unknown;
  return { weight, arbitrary: arbitrary as fc.Arbitrary<{ action: N } & T> };
}

export interface History {
  /** Whether reports of the ethical channel are sealed. */
  isSealed: boolean;
  actions: Action[];
}

/** Histories of a few posts and what becomes of them. */
export const histories: fc.Arbitrary<History> = fc.record({
  isSealed: fc.boolean(),
  actions: fc.array(action, { minLength: 2, maxLength: 12, size: 'max' }),
});
