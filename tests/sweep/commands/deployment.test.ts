import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { environmentOf } from '../../../build/commands/wrangler.ts';
import { runScript } from '../../support/command.ts';
import { copyProject, fillIn } from '../../support/projectCopy.ts';

describe.each(['production', 'preview'])('a dry-run deployment of %s', (name) => {
  // Building an environment must not overwrite the build that other tests run on.
  const project = copyProject();
  afterAll(project.remove);
  const config = join(project.folder, 'wrangler.toml');
  writeFileSync(config, fillIn(readFileSync('wrangler.toml', 'utf8')));
  const account = join(project.folder, 'account.json');
  writeFileSync(account, JSON.stringify({ loggedIn: false }));

  test('builds the Worker with the environment’s bindings, and passes wrangler’s checks', async () => {
    const environment = environmentOf(config, name);
    const { status, output } = await runScript(
      join(project.folder, 'build/commands/deploy.ts'),
      ['--dry-run', '--allow-samples', '--env', name],
      {
        NODE_ENV: 'production',
        WRANGLER_SEND_METRICS: 'false',
        // Only asked for the secrets.
        WRANGLER: resolve('tests/support/fakeWrangler.js'),
        FAKE_ACCOUNT: account,
      },
    );
    expect(output).toContain('not checked: ATTACHMENT_KEY. Nobody is logged in');
    expect(output).toContain('--dry-run: exiting now.');
    expect(status).toBe(0);
    const built = JSON.parse(
      readFileSync(join(project.folder, 'dist/site/wrangler.json'), 'utf8'),
    ) as typeof environment;
    expect(built.name).toBe(`risi-site-${name}`);
    const resources = [
      ...environment.r2_buckets.map(
        ({ binding, bucket_name }) => `env.${binding} (${bucket_name}) `,
      ),
      ...environment.kv_namespaces.map(({ binding, id }) => `env.${binding} (${id}) `),
      ...(environment.queues.producers ?? []).map(
        ({ binding, queue }) => `env.${binding} (${queue}) `,
      ),
      ...Object.entries(environment.vars).map(
        ([variable, value]) => `env.${variable} ("${String(value)}") `,
      ),
    ];
    expect(resources.length).toBeGreaterThan(3);
    for (const resource of resources) expect(output).toContain(resource);
    expect(output).not.toContain('env.DEV_ORIGIN');
    // What is printed as a warning is one.
    expect(output).not.toMatch(/warning|\[plugin |not recognized/i);
  });
});

test('a version of a proposed change has an address of its own, and is told so', async () => {
  const project = copyProject();
  const config = join(project.folder, 'wrangler.toml');
  writeFileSync(config, fillIn(readFileSync('wrangler.toml', 'utf8')));
  const account = join(project.folder, 'account.json');
  writeFileSync(account, JSON.stringify({ loggedIn: false }));
  const deploy = (...options: string[]) =>
    runScript(
      join(project.folder, 'build/commands/deploy.ts'),
      ['--dry-run', '--allow-samples', '--alias', 'pr-7', ...options],
      {
        WRANGLER_SEND_METRICS: 'false',
        WRANGLER: resolve('tests/support/fakeWrangler.js'),
        FAKE_ACCOUNT: account,
      },
    );
  const { host } = new URL(String(environmentOf(config, 'preview').vars['SITE_URL']));
  const { status, output } = await deploy('--env', 'preview', '--upload');
  expect(output).toContain(`The address of this version: https://pr-7-${host}`);
  // wrangler hides what it is told by command line.
  expect(output).toContain('env.SITE_URL ("(hidden)")');
  expect(status).toBe(0);
  expect((await deploy('--upload')).output).toContain('--alias is of a version of the preview');
  project.remove();
});
