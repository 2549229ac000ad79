import type { Unstable_Config as Config } from 'wrangler';
import { settingFaults } from '../../../src/worker/env.ts';
import { CommandError } from '../commandLine.ts';
import { table } from '../table.ts';
import {
  isLoggedOut,
  loginCure,
  placeholderId,
  workerIsMissing,
  wrangler,
} from '../wrangler.ts';

/** A missing setting that blocks a deployment. */
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

/** Secrets that the Worker requires. */
const requiredSecrets = ['ATTACHMENT_KEY'];
const unsealed =
  'Reports of the ethical channel are not sealed: REPORT_PUBLIC_KEY is missing (npm run reports -- keys).';
/** Reserved hosts (RFC 2606), the local machine, and the account of wrangler.toml. */
const placeholderHost =
  /(^|\.)(example|invalid|test|localhost|example\.(com|net|org|workers\.dev))$/;
/** Timeout for a running site's health check, in ms. */
const healthTimeoutMs = 5_000;

/**
 * Finds everything that is not filled in yet.
 *
 * @param mayBeLoggedOut Whether a dry run continues without a login.
 * @throws CommandError if the platform cannot be reached.
 */
export async function preflight(
  config: Config,
  environment: string,
  { mayBeLoggedOut }: { mayBeLoggedOut: boolean },
): Promise<Preflight> {
  const secrets = secretsOf(environment, mayBeLoggedOut);
  const present = 'names' in secrets ? secrets.names : requiredSecrets;
  const [host] = hostsOf(config);
  const refused = host ? await refusedSetting(`https://${host}`) : undefined;
  return {
    gaps: [
      ...gapsIn(config, environment, present),
      ...(refused && present.includes(refused.setting) ? [refused] : []),
    ],
    ...('unasked' in secrets ? { unasked: secrets.unasked } : {}),
    ...(config.vars['REPORT_PUBLIC_KEY'] || present.includes('REPORT_PUBLIC_KEY')
      ? {}
      : { notice: unsealed }),
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

/** The gaps as a table. */
export const describeGaps = (gaps: Gap[], environment: string): string =>
  [
    `Still to fill in for ${environment}, in wrangler.toml unless a command is named:`,
    table([
      ['setting', 'now', 'needs'],
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

const provisioned = (environment: string): string =>
  `npm run provision -- --env ${environment}`;

/** The bindings by name. */
function bindingsOf(config: Config): Record<string, object> {
  const names = [
    ...[config.assets ?? {}, ...config.r2_buckets, ...config.kv_namespaces],
    ...(config.queues.producers ?? []),
    ...config.analytics_engine_datasets,
  ].map(({ binding }) => binding ?? '');
  const limits = config.ratelimits.map(({ name }) => name);
  return Object.fromEntries([...names, ...limits].map((name) => [name, {}]));
}

/** Hosts of the routes. */
const hostsOf = ({ route, routes = [] }: Config): string[] =>
  [...(route ? [route] : []), ...routes].map((one) => {
    const pattern = typeof one === 'string' ? one : one.pattern;
    return pattern.replace(/^https?:\/\//, '').split('/')[0] ?? '';
  });

/** Names of the secrets of an environment's Worker, or why they could not be listed. */
function secretsOf(
  environment: string,
  mayBeLoggedOut: boolean,
): { names: string[] } | { unasked: string } {
  const { ok, stdout, said } = wrangler(['secret', 'list', '--env', environment]);
  if (ok)
    return { names: (JSON.parse(stdout) as { name: string }[]).map(({ name }) => name) };
  if (workerIsMissing.test(said)) return { names: [] };
  if (!isLoggedOut(said))
    throw new CommandError(`wrangler secret list --env ${environment}: ${said.trim()}`);
  if (!mayBeLoggedOut) throw new CommandError(loginCure);
  return { unasked: `not checked: ${requiredSecrets.join(', ')}. ${loginCure}` };
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
    return name && needs
      ? { setting: name, now: 'refused by the site', needs }
      : undefined;
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
    (target) =>
      /^(?:https:\/\/)?([a-z\d-]+(?:\.[a-z\d-]+)+)(?=[/ ]|$)/i.exec(target)?.[1] ?? [],
  );
  return hosts[0] && `https://${hosts[0]}`;
}
