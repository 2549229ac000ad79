/**
 * Before `npm run dev` and `npm run edit`: local settings from the example, and the embedded back end's
 * database migrated.
 */
import { copyFileSync, existsSync } from 'node:fs';
import { parseCommandLine, runCommand } from './commandLine.ts';
import { migrateEmbeddedBackEnd, stateFolder } from './localRun.ts';
import { requireWritable, root } from './tools.ts';

await runCommand(() => {
  parseCommandLine('PORT=8787 npm run dev, or npm run edit', {});
  requireWritable(root, stateFolder);
  if (!existsSync(`${root}.dev.vars`)) copyFileSync(`${root}.dev.vars.example`, `${root}.dev.vars`);
  migrateEmbeddedBackEnd();
});
