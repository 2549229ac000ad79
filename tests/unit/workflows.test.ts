import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Job {
  permissions?: Record<string, string>;
  steps: { uses?: string }[];
}

const jobsOf = (file: string) =>
  Object.values((parse(readFileSync(file, 'utf8')) as { jobs: Record<string, Job> }).jobs);

test.each(globSync('.github/workflows/*.yml'))(
  '%s pins its actions by commit, and grants nothing that a job does not name',
  (file) => {
    const workflow = readFileSync(file, 'utf8');
    const actions = workflow.match(/\buses: .*/g) ?? [];
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter((action) => !/@[\da-f]{40} # v/.test(action))).toEqual([]);
    expect(workflow).toMatch(/^permissions: \{\}$/m);
    // Its code would run with what a reviewer may do, on what a stranger proposes.
    expect(workflow).not.toMatch(/pull_request_target|write-all/);
  },
);

test('only the job that writes the address of a preview may write, and it runs no other code', () => {
  const writing = globSync('.github/workflows/*.yml').flatMap((file) =>
    jobsOf(file)
      .filter(({ permissions = {} }) => Object.values(permissions).includes('write'))
      .map(({ permissions, steps }) => ({
        permissions,
        uses: steps.flatMap(({ uses = [] }) => uses),
      })),
  );
  expect(writing).toEqual([{ permissions: { 'pull-requests': 'write' }, uses: [] }]);
});
