import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { runScript } from '../../support/command.ts';

// Ten starts of wrangler, which a busy machine draws out.
vi.setConfig({ testTimeout: 600_000 });

test('the installed wrangler understands every command of provision, and asks for a login', async () => {
  // An empty home has no login.
  const home = mkdtempSync(join(tmpdir(), 'provision-'));
  const nobody = {
    HOME: home,
    XDG_CONFIG_HOME: home,
    CLOUDFLARE_API_TOKEN: '',
    CLOUDFLARE_API_KEY: '',
    WRANGLER_SEND_METRICS: 'false',
    CI: '1',
  };
  const parameters = ['--env', 'production', '--dry-run'];
  const { output } = await runScript('build/commands/provision.ts', parameters);
  // The key comes from a file of the operator's.
  const commands = [...output.matchAll(/npx wrangler (.*?)(?: < \S+)?$/gm)].map(
    ([, command = '']) => command,
  );
  const kinds = Map.groupBy(commands, (command) => command.split(' ').slice(0, 4).join(' '));
  const remove = 'r2 bucket lifecycle remove risi-submissions --name reports';
  for (const [command = ''] of [...kinds.values(), [remove]]) {
    const wrangler = 'node_modules/.bin/wrangler';
    const { status, output: said } = await runScript(wrangler, command.split(' '), nobody);
    expect(`${command}: ${status} ${said}`).toMatch(/: 1 .*CLOUDFLARE_API_TOKEN/s);
  }
  rmSync(home, { recursive: true });
});
