/**
 * The bindings and variables of wrangler.toml; docs/operate.md explains how to create
 * each. ORIGIN in a name means the company's back end.
 */
export interface Env {
  /** Scheme and host of the site; unset, only this machine may serve it. */
  SITE_URL?: string;
  /** The production back end. */
  ORIGIN_URL: string;
  /** The development back end; unset, the embedded one. */
  ORIGIN_DEV_URL?: string;
  /** Hosts of pictures of news and promotions, comma-separated; unset, the back end's. */
  IMAGE_HOSTS?: string;
  /** Signs requests to the back end, which knows it; unset, they are not signed. */
  ORIGIN_SECRET?: string;
  /** Service binding to the embedded back end. */
  DEV_ORIGIN?: Fetcher;
  /** Attachments, waiting submissions, dead letters, reports of the ethical channel. */
  SUBMISSIONS: R2Bucket;
  /** Static files of the build: public files and the texts of pages. */
  ASSETS: Fetcher;
  /** References of submissions that wait for the back end. */
  OUTBOX: Queue<string>;
  /** Stale copies of the back end's responses. */
  LAST_GOOD: KVNamespace;
  /** Accepted posts and browser reports, per visitor and form. */
  RATE_LIMIT: RateLimit;
  /** Accepted contest and promotion entries, per visitor. */
  RATE_LIMIT_CONTEST: RateLimit;
  /** Accepted ethical-channel reports, per visitor. */
  RATE_LIMIT_ETHICAL: RateLimit;
  /** Reports beyond their visitor's limit, of all visitors, by size. */
  RATE_LIMIT_ETHICAL_MORE: RateLimit;
  /** Wrong mailbox codes, of all visitors together. */
  RATE_LIMIT_MAILBOX_WRONG: RateLimit;
  /** Rejected posts to any form, per visitor. */
  RATE_LIMIT_REJECTED: RateLimit;
  /** Counters; unset, nothing is counted. */
  METRICS?: AnalyticsEngineDataset;
  /** Signs the links from which the back end fetches attachments. */
  ATTACHMENT_KEY: string;
  /** The previous key: links signed with it stay valid. */
  ATTACHMENT_KEY_PREVIOUS?: string;
  /**
   * Seconds before each further delivery attempt, comma-separated; see
   * submissions/outbox.ts.
   */
  OUTBOX_DELAYS?: string;
  /**
   * Public key of the ethical channel's officer, to which reports are sealed; unset, they
   * are not. `npm run reports -- keys` makes a pair.
   */
  REPORT_PUBLIC_KEY?: string;
  /** The previous key: pages already open still seal to it. */
  REPORT_PUBLIC_KEY_PREVIOUS?: string;
  /** The same of the officer's substitute; unset, only the officer reads reports. */
  REPORT_SUBSTITUTE_KEY?: string;
  REPORT_SUBSTITUTE_KEY_PREVIOUS?: string;
  /** Where alarms are posted, such as a chat webhook; unset, no alarm is raised. */
  ALERT_WEBHOOK?: string;
  /**
   * `on` or `off` sets for every host whether search engines may index the site; unset,
   * only production.
   */
  INDEXING?: string;
  /** The site's onion service; unset, private pages send no Onion-Location. */
  ONION_LOCATION?: string;
  /** Analytics, loaded only after consent. */
  TAG_MANAGER_ID?: string;
  PIXEL_ID?: string;
}

/** A setting that is missing or malformed; the message names it. */
export class SettingError extends Error {
  override name = 'SettingError';
}

const siteUrlRule = 'an https:// address without a path';

type Settings = Partial<Record<keyof Env, unknown>>;

const rules: [
  name: keyof Env,
  fits: (value: unknown, settings: Settings) => boolean,
  expected: string,
][] = [
  [
    'SITE_URL',
    (value) =>
      value === undefined ||
      value === '' ||
      (isHttpUrl(value) && isSecureOrLocal(new URL(String(value)))),
    siteUrlRule,
  ],
  ['ORIGIN_URL', isHttpUrl, 'an http(s) address without a path'],
  [
    'ORIGIN_DEV_URL',
    (value) => value === undefined || value === '' || isHttpUrl(value),
    'an http(s) address without a path, or unset',
  ],
  [
    'IMAGE_HOSTS',
    (value) => value === undefined || value === '' || /^[a-z\d.:,-]+$/.test(String(value)),
    'hosts separated by commas, or unset',
  ],
  ['ASSETS', isBound, 'the files of the build'],
  ['SUBMISSIONS', isBound, 'an R2 bucket'],
  ['OUTBOX', isBound, 'a queue'],
  ['LAST_GOOD', isBound, 'a KV namespace'],
  ['RATE_LIMIT', isBound, 'a rate limit'],
  ['RATE_LIMIT_CONTEST', isBound, 'a rate limit'],
  ['RATE_LIMIT_ETHICAL', isBound, 'a rate limit'],
  ['RATE_LIMIT_REJECTED', isBound, 'a rate limit'],
  ['RATE_LIMIT_ETHICAL_MORE', isBound, 'a rate limit'],
  ['RATE_LIMIT_MAILBOX_WRONG', isBound, 'a rate limit'],
  [
    'METRICS',
    (value) => value === undefined || isBound(value),
    'an Analytics Engine dataset, or unset',
  ],
  [
    'ATTACHMENT_KEY',
    (value) => typeof value === 'string' && value.length >= 32,
    'a secret of at least 32 characters',
  ],
  ['ATTACHMENT_KEY_PREVIOUS', isSecretOrUnset, 'a secret of at least 32 characters, or unset'],
  ['ORIGIN_SECRET', isSecretOrUnset, 'a secret of at least 32 characters, or unset'],
  [
    'OUTBOX_DELAYS',
    (value) => value === undefined || value === '' || delaysIn(String(value)) !== undefined,
    'numbers of seconds, a day at most, separated by commas, or unset',
  ],
  ...(['REPORT_PUBLIC_KEY', 'REPORT_PUBLIC_KEY_PREVIOUS'] as const).map(
    (name): (typeof rules)[number] => [
      name,
      isPublicKeyOrUnset,
      'a public key of 43 characters, or unset',
    ],
  ),
  ...(['REPORT_SUBSTITUTE_KEY', 'REPORT_SUBSTITUTE_KEY_PREVIOUS'] as const).map(
    (name): (typeof rules)[number] => [
      name,
      (value, settings) => isPublicKeyOrUnset(value) && !isOfOfficer(value, settings),
      'a public key of 43 characters that is not the officer’s, or unset',
    ],
  ),
  [
    'ALERT_WEBHOOK',
    (value) => value === undefined || value === '' || URL.canParse(String(value)),
    'an address, or unset',
  ],
  [
    'INDEXING',
    (value) => value === undefined || value === '' || value === 'on' || value === 'off',
    '`on`, `off`, or unset',
  ],
  [
    'ONION_LOCATION',
    (value) => value === undefined || value === '' || isOnion(value),
    'an address of an onion service without a path, or unset',
  ],
  [
    'TAG_MANAGER_ID',
    (value) => value === undefined || value === '' || /^GTM-[A-Z0-9]+$/.test(String(value)),
    'an id like GTM-XXXX, or unset',
  ],
  [
    'PIXEL_ID',
    (value) => value === undefined || value === '' || /^\d+$/.test(String(value)),
    'a number, or unset',
  ],
];

/** Names of everything that is checked. */
export const settingNames: string[] = rules.map(([name]) => name);

/** The maximum delay of a queue message in seconds: one day. */
const maxDelaySeconds = 86_400;

/** Parses the delays in seconds; undefined if one is invalid. */
export function delaysIn(setting: string): number[] | undefined {
  const delays = setting
    .split(',')
    .map((delay) => (/^\d+$/.test(delay) ? Number(delay) : Number.POSITIVE_INFINITY));
  return delays.every((delay) => delay <= maxDelaySeconds) ? delays : undefined;
}

/** Whether a binding exists. */
export function isBound(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function isSecretOrUnset(value: unknown): boolean {
  return value === undefined || value === '' || (typeof value === 'string' && value.length >= 32);
}

function isPublicKeyOrUnset(value: unknown): boolean {
  return value === undefined || value === '' || /^[\w-]{43}$/.test(String(value));
}

const isOfOfficer = (
  key: unknown,
  { REPORT_PUBLIC_KEY, REPORT_PUBLIC_KEY_PREVIOUS }: Settings,
): boolean => Boolean(key) && [REPORT_PUBLIC_KEY, REPORT_PUBLIC_KEY_PREVIOUS].includes(key);

const isOnion = (value: unknown): boolean =>
  isHttpUrl(value) && /^[a-z2-7]{56}\.onion$/.test(new URL(String(value)).hostname);

function isHttpUrl(value: unknown): boolean {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  const { protocol, origin, href } = new URL(value);
  return (protocol === 'https:' || protocol === 'http:') && href === `${origin}/`;
}

const isLocal = ({ hostname }: URL): boolean =>
  /^((.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

const isSecureOrLocal = (url: URL): boolean => url.protocol === 'https:' || isLocal(url);

/**
 * The one origin that serves the site and that absolute links have: SITE_URL, or, on this
 * machine, the requested one.
 *
 * @returns Undefined if the setting is missing or malformed.
 */
export function siteOriginOf(requested: URL, { SITE_URL }: Env): string | undefined {
  if (SITE_URL) return isHttpUrl(SITE_URL) ? new URL(SITE_URL).origin : undefined;
  return isLocal(requested) ? requested.origin : undefined;
}

const checked = new WeakSet<object>();

/**
 * Checks the settings once per `env` object.
 *
 * @throws SettingError for the first invalid setting.
 */
export function checkSettings(requested: URL, env: Env): void {
  if (!siteOriginOf(requested, env)) throw faultOf('SITE_URL', siteUrlRule);
  if (checked.has(env)) return;
  const [fault] = settingFaults(env);
  if (fault) throw faultOf(fault.name, fault.expected);
  checked.add(env);
}

const faultOf = (name: string, expected: string): SettingError =>
  new SettingError(`${name} must be ${expected}; see wrangler.toml and docs/operate.md`);

/** The settings that are missing or malformed, with what each must be. */
export const settingFaults = (settings: Settings): { name: keyof Env; expected: string }[] =>
  rules.flatMap(([name, fits, expected]) =>
    fits(settings[name], settings) ? [] : [{ name, expected }],
  );
