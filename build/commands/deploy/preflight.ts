import type { Unstable_Config as Config } from 'wrangler';
import { settingFaults, settingNames } from '../../../src/worker/env.ts';
import { inSystemWords, listed, message } from '../../messages/messages.ts';
import { editDistance, nearestFirst } from '../../messages/nearest.ts';
import { CommandError } from '../commandLine.ts';
import { table } from '../table.ts';
import {
  environmentOf,
  isLoggedOut,
  loginCure,
  placeholderId,
  workerIsMissing,
  wrangler,
} from '../wrangler.ts';

/** A setting that is missing or wrong, and blocks a deployment. */
interface Gap {
  setting: string;
  now: string;
  needs: string;
}

/** The state of an environment before the build. */
interface Preflight {
  gaps: Gap[];
  /** Why the secrets could not be listed; undefined if they were. */
  unasked?: string;
  /** A notice that does not block the deployment. */
  notice?: string;
}

const requiredSecrets = ['ATTACHMENT_KEY'];
/** Keys of reports, and what a site without one does not do. */
const reportKeys = {
  REPORT_PUBLIC_KEY: message('deploy.unsealed'),
  REPORT_SUBSTITUTE_KEY: message('deploy.noSubstitute'),
};
const secretNames = ['ATTACHMENT_KEY', 'ATTACHMENT_KEY_PREVIOUS', 'ORIGIN_SECRET', 'ALERT_WEBHOOK'];
/** Reserved hosts (RFC 2606), the local machine, and the account of wrangler.toml. */
const placeholderHost =
  /(^|\.)(example|invalid|test|localhost|example\.(com|net|org|workers\.dev))$/;
/** What names and ids of the account look like. */
const forms = {
  bucket: {
    pattern: /^[a-z\d][a-z\d-]{1,61}[a-z\d]$/,
    words: '3 to 63 small letters, digits and hyphens',
  },
  namespace: { pattern: /^[\da-f]{32}$/, words: '32 hexadecimal characters' },
  queue: {
    pattern: /^[a-z\d][a-z\d-]{0,62}$/,
    words: 'small letters, digits and hyphens',
  },
  limit: { pattern: /^[1-9]\d*$/, words: 'a number' },
};
/** Timeout for a running site's health check, in ms. */
const healthTimeoutMs = 5_000;

/**
 * Finds everything that is not filled in yet, or that docs/operate.md forbids.
 *
 * @param path Of wrangler.toml.
 * @param mayBeLoggedOut Whether a dry run continues without a login.
 * @throws CommandError if the platform cannot be reached.
 */
export async function preflight(
  path: string,
  environment: string,
  { mayBeLoggedOut }: { mayBeLoggedOut: boolean },
): Promise<Preflight> {
  const config = environmentOf(path, environment);
  const secrets = secretsOf(environment, mayBeLoggedOut);
  const present = 'names' in secrets ? secrets.names : requiredSecrets;
  const [host] = hostsOf(config);
  const refused = host ? await refusedSetting(`https://${host}`) : undefined;
  const missing = Object.entries(reportKeys).flatMap(([setting, notice]) =>
    config.vars[setting] || present.includes(setting) ? [] : [inSystemWords(notice)],
  );
  if (config.vars['REPORT_PUBLIC_KEY'] && 'names' in secrets && !present.includes('ALERT_WEBHOOK'))
    missing.push(inSystemWords(message('deploy.noAlarms', { environment })));
  return {
    gaps: [
      ...gapsIn(config, environment, present),
      ...misplaced(config, environment),
      ...shared(config, path, environment),
      ...unknownVariables(config),
      ...(refused && present.includes(refused.setting) ? [refused] : []),
    ],
    ...('unasked' in secrets ? { unasked: secrets.unasked } : {}),
    ...(missing.length ? { notice: missing.join('\n') } : {}),
  };
}

/** What a configuration lacks, given the Worker's secrets. */
function gapsIn(config: Config, environment: string, secrets: string[]): Gap[] {
  return [
    ...placeholderHosts(config),
    ...missingRoute(config, environment),
    ...missingDevelopmentBackEnd(config),
    ...placeholderNamespaces(config, environment),
    ...missingSettings(config, environment, secrets),
  ];
}

/** Addresses and queues that the platform accepts, and that docs/operate.md forbids. */
function misplaced(config: Config, environment: string): Gap[] {
  const { vars, workers_dev, preview_urls, name, queues } = config;
  const patterns = patternsOf(config);
  const hosts = hostsOf(config);
  const isProduction = environment === 'production';
  const consumed = queues.consumers?.map(({ queue }) => queue) ?? [];
  const siteUrl = String(vars['SITE_URL'] ?? '');
  const { host = '' } = URL.parse(siteUrl) ?? {};
  const expected = hosts[0] ?? `${name}.<account>.workers.dev`;
  const isExpected = hosts[0]
    ? host === hosts[0]
    : host.startsWith(`${name}.`) && host.endsWith('.workers.dev');
  const rows: [isWrong: boolean, setting: string, now: string, needs: string][] = [
    [
      patterns.some((pattern) => /:\/\//.test(pattern)),
      'routes',
      patterns.join(' '),
      'a host without https://',
    ],
    [hosts.length > 1, 'routes', hosts.join(' '), 'one host; the zone redirects the others to it'],
    [isProduction && workers_dev === true, 'workers_dev', 'true', 'false: it is a second host'],
    [
      isProduction && preview_urls === true,
      'preview_urls',
      'true',
      'false: they are further hosts',
    ],
    [!siteUrl, 'SITE_URL', 'missing', `https://${expected}`],
    [
      host !== '' && !placeholderHost.test(host) && !isExpected,
      'SITE_URL',
      siteUrl,
      `https://${expected}, the address that is published`,
    ],
    [
      isProduction && String(vars['ORIGIN_URL']).startsWith('http:'),
      'ORIGIN_URL',
      String(vars['ORIGIN_URL']),
      'https://, because it receives personal data',
    ],
    ...(queues.producers ?? []).map(({ binding, queue }): (typeof rows)[number] => [
      !consumed.includes(queue ?? ''),
      binding,
      `no consumer of ${queue}`,
      `[[env.${environment}.queues.consumers]] queue = "${queue}"`,
    ]),
  ];
  return rows
    .filter(([isWrong]) => isWrong)
    .map(([, setting, now, needs]) => ({ setting, now, needs }));
}

/** Names or ids of the account that another environment also has, or that are malformed. */
function shared(config: Config, path: string, environment: string): Gap[] {
  const { definedEnvironments = [] } = environmentOf(path, undefined);
  const others = definedEnvironments
    .filter((name) => name !== environment)
    .map((name) => ({ name, resources: resourcesOf(environmentOf(path, name)) }));
  return resourcesOf(config).flatMap(({ setting, id, form }): Gap[] => {
    if (placeholderId.test(id)) return [];
    if (!form.pattern.test(id)) return [{ setting, now: id, needs: form.words }];
    const other = others.find(({ resources }) =>
      resources.some((one) => one.form === form && one.id === id),
    );
    return other ? [{ setting, now: id, needs: `its own: ${other.name} has it` }] : [];
  });
}

/** What an environment binds in the account. */
const resourcesOf = ({ r2_buckets, kv_namespaces, queues, ratelimits }: Config) => [
  ...r2_buckets.map(({ binding, bucket_name }) => ({
    setting: binding,
    id: bucket_name ?? '',
    form: forms.bucket,
  })),
  ...kv_namespaces.map(({ binding, id }) => ({
    setting: binding,
    id: id ?? '',
    form: forms.namespace,
  })),
  ...(queues.producers ?? []).map(({ binding, queue }) => ({
    setting: binding,
    id: queue ?? '',
    form: forms.queue,
  })),
  ...ratelimits.map(({ name, namespace_id }) => ({
    setting: name,
    id: namespace_id ?? '',
    form: forms.limit,
  })),
];

/** Variables that the Worker does not read, and secrets that everybody could read. */
function unknownVariables({ vars }: Config): Gap[] {
  return Object.keys(vars).flatMap((setting): Gap[] => {
    if (secretNames.includes(setting))
      return [{ setting, now: 'in wrangler.toml', needs: `npx wrangler secret put ${setting}` }];
    if (settingNames.includes(setting)) return [];
    const [closest = ''] = nearestFirst(setting, settingNames);
    const needs =
      editDistance(closest, setting) <= setting.length / 2
        ? `did you mean ${closest}?`
        : 'to be removed: the site does not read it';
    return [{ setting, now: 'unknown', needs }];
  });
}

/** The gaps as a table. */
export const describeGaps = (gaps: Gap[], environment: string): string =>
  [
    inSystemWords(message('deploy.gaps', { environment })),
    table([
      (['deploy.setting', 'deploy.now', 'deploy.needs'] as const).map((key) =>
        inSystemWords(message(key)),
      ),
      ...gaps.map(({ setting, now, needs }) => [setting, now, needs]),
    ]),
  ].join('\n');

function placeholderHosts(config: Config): Gap[] {
  const variables = Object.entries(config.vars).flatMap(([setting, value]) =>
    typeof value === 'string' && URL.canParse(value)
      ? [{ setting, now: value, host: new URL(value).hostname }]
      : [],
  );
  const routes = hostsOf(config).map((host) => ({ setting: 'routes', now: host, host }));
  return [...variables, ...routes]
    .filter(({ host }) => placeholderHost.test(host))
    .map(({ setting, now }) => ({ setting, now, needs: 'a host of the company' }));
}

function missingRoute(config: Config, environment: string): Gap[] {
  const needed = environment === 'production' || config.workers_dev === false;
  if (!needed || hostsOf(config).length) return [];
  return [
    {
      setting: 'routes',
      now: 'missing',
      needs: 'routes = [{ pattern = "www.<domain>", custom_domain = true }]',
    },
  ];
}

/** Hosts on workers.dev count as development, but have no embedded back end. */
const missingDevelopmentBackEnd = ({ workers_dev, vars }: Config): Gap[] =>
  workers_dev && !vars['ORIGIN_DEV_URL']
    ? [
        {
          setting: 'ORIGIN_DEV_URL',
          now: 'missing',
          needs: 'the development back end, because workers_dev = true',
        },
      ]
    : [];

const placeholderNamespaces = (config: Config, environment: string): Gap[] =>
  config.kv_namespaces
    .filter(({ id = '' }) => placeholderId.test(id))
    .map(({ binding, id = '' }) => ({
      setting: binding,
      now: id,
      needs: provisioned(environment),
    }));

function missingSettings(config: Config, environment: string, secrets: string[]): Gap[] {
  const known: Record<string, unknown> = { ...bindingsOf(config), ...config.vars };
  return settingFaults(known)
    .filter(({ name }) => !secrets.includes(name))
    .map(({ name, expected }) => ({
      setting: name,
      now: known[name] ? String(known[name]) : 'missing',
      needs: requiredSecrets.includes(name) ? provisioned(environment) : expected,
    }));
}

const provisioned = (environment: string): string => `npm run provision -- --env ${environment}`;

function bindingsOf(config: Config): Record<string, object> {
  const names = [
    ...[config.assets ?? {}, ...config.r2_buckets, ...config.kv_namespaces],
    ...(config.queues.producers ?? []),
    ...config.analytics_engine_datasets,
  ].map(({ binding }) => binding ?? '');
  const limits = config.ratelimits.map(({ name }) => name);
  return Object.fromEntries([...names, ...limits].map((name) => [name, {}]));
}

const patternsOf = ({ route, routes = [] }: Config): string[] =>
  [...(route ? [route] : []), ...routes].map((one) =>
    typeof one === 'string' ? one : one.pattern,
  );

/** Hosts of the routes, each once. */
const hostsOf = (config: Config): string[] => [
  ...new Set(
    patternsOf(config).map((pattern) => pattern.replace(/^https?:\/\//, '').split('/')[0] ?? ''),
  ),
];

/** Names of the secrets of an environment's Worker, or why they could not be listed. */
function secretsOf(
  environment: string,
  mayBeLoggedOut: boolean,
): { names: string[] } | { unasked: string } {
  const { ok, stdout, said } = wrangler(['secret', 'list', '--env', environment]);
  if (ok) return { names: (JSON.parse(stdout) as { name: string }[]).map(({ name }) => name) };
  if (workerIsMissing.test(said)) return { names: [] };
  if (!isLoggedOut(said))
    throw new CommandError(`wrangler secret list --env ${environment}: ${said.trim()}`);
  if (!mayBeLoggedOut) throw new CommandError(loginCure);
  const unasked = message('deploy.unasked', { secrets: listed(requiredSecrets), why: loginCure });
  return { unasked: inSystemWords(unasked) };
}

/**
 * The setting that a running site rejects. The platform hides secrets, so only the Worker
 * can tell that one is too short.
 *
 * @returns undefined if the site is healthy or not yet deployed.
 */
export async function refusedSetting(siteUrl: string): Promise<Gap | undefined> {
  try {
    const response = await fetch(`${siteUrl}/api/health`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(healthTimeoutMs),
    });
    const { setting } = (await response.json()) as { setting?: unknown };
    const [, name, needs] = /^([A-Z_]+) must be (.*?)(?:;|$)/.exec(String(setting)) ?? [];
    return name && needs ? { setting: name, now: 'refused by the site', needs } : undefined;
  } catch {
    return undefined;
  }
}

interface Entry {
  type: string;
  /**
   * Routes and addresses as wrangler prints them, together with its other triggers:
   * `www.example.com/* (zone name: example.com)`, `schedule: *\/10 * * * *`.
   */
  targets?: string[];
}

/**
 * The site's address from wrangler's WRANGLER_OUTPUT_FILE_PATH file.
 *
 * @returns Scheme and host; undefined where nothing was published or only under a pattern
 *   of hosts.
 */
export function publishedAddress(output: string): string | undefined {
  const entries = output
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Entry);
  const targets = entries.find(({ type }) => type === 'deploy')?.targets ?? [];
  const hosts = targets.flatMap(
    (target) => /^(?:https:\/\/)?([a-z\d-]+(?:\.[a-z\d-]+)+)(?=[/ ]|$)/i.exec(target)?.[1] ?? [],
  );
  return hosts[0] && `https://${hosts[0]}`;
}
