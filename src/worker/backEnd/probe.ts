import { defaultLanguage } from '../../site/i18n/languages.ts';
import type { Env } from '../env.ts';
import { call } from './call.ts';
import { connectionFor } from './connection.ts';

/**
 * Whether the back end of a host answers its shortest list within `readTimeoutMs`, and as
 * the contract requires: a maintenance page with status 200 is an outage. Never throws.
 */
export async function backEndAnswers(host: string, env: Env): Promise<boolean> {
  try {
    const { read } = await import('./responses/parsing.ts');
    const connection = connectionFor(host, env);
    await read.categories(await call(connection, '/api/categories', defaultLanguage, {}));
    return true;
  } catch {
    return false;
  }
}
