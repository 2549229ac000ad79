import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each(globSync('.github/workflows/*.yml'))(
  '%s pins its actions by commit, and grants nothing that a job does not name',
  (file) => {
    const workflow = readFileSync(file, 'utf8');
    const actions = workflow.match(/\buses: .*/g) ?? [];
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter((action) => !/@[\da-f]{40} # v/.test(action))).toEqual([]);
    expect(workflow).toMatch(/^permissions: \{\}$/m);
    expect(workflow).not.toMatch(/write/);
  },
);
