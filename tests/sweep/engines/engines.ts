import { chromium109 } from './chromium109.ts';
import type { Engine } from './engine.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

/** The engines that `npm run sweep -- engines` drives. */
export const engines: Engine[] = [chromium109, firefox, webkit];

/** What to install, one line an engine, for those that are missing. */
export const missingEngines = (): string[] =>
  engines
    .filter((engine) => !engine.isInstalled())
    .map(({ name, install }) => `${name} is not installed, and was not played: ${install}`);
