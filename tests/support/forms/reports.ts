import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, vi } from 'vitest';
import { actions } from '../../../build/commands/reports/handling.ts';
import { addressOf } from '../../../src/site/addresses/addresses.ts';
import type { Language } from '../../../src/site/i18n/languages.ts';
import { readCase } from '../../../src/worker/ethicalChannel/caseStore.ts';
import type { RunningSite } from '../site.ts';
import { pdfFile } from './answers.ts';
import { post, postPage } from './posting.ts';
import type { Officer } from './sealedSite.ts';

/** What authors and readers do with the reports of a site. */
export function reportsOf(site: Pick<RunningSite, 'url' | 'environment'>) {
  /** Where readers export reports to. */
  const folder = mkdtempSync(join(tmpdir(), 'risi-export-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** A report with a document, without a script: its mailbox's code and its reference. */
  async function report(mensaje: string, over: Record<string, string> = {}, language?: Language) {
    const answers = { mensaje, documentation: pdfFile(), ...over };
    const sent = await postPage(site, 'ethical', answers, language);
    const receipt = await (await fetch(site.url + sent.headers.get('Location'))).text();
    const [code = '', reference = ''] = [...receipt.matchAll(/<b class="reference">([^<]*)</g)].map(
      ([, found = '']) => found,
    );
    return { reference, code };
  }

  /** Opens a mailbox, or writes to it, as a new visitor without a script. */
  const openMailbox = async (
    codigo: string,
    mensaje = '',
    { language = 'es' as Language, headers = {} } = {},
  ) => {
    const fields = new URLSearchParams({ codigo, mensaje });
    const answer = await post(site, addressOf('ethical-mailbox', language), fields, headers);
    const shown = answer.headers.get('Location');
    return shown ? fetch(site.url + shown) : answer;
  };

  async function caseOf(reference: string) {
    const one = await readCase((await site.environment()).SUBMISSIONS, reference);
    if (!one) throw new Error(`there is no report ${reference}`);
    return one;
  }

  /** What a reader's command does with a report; returns what it says. */
  async function does(who: Officer, verb: string, reference: string, message?: string) {
    const { SUBMISSIONS: bucket } = await site.environment();
    const said = vi.spyOn(console, 'log').mockReturnValue(undefined);
    try {
      const desk = { bucket, keyFile: who.keyFile, message, folder };
      await actions[verb]?.(desk, await caseOf(reference));
      return said.mock.calls.flat().join('\n');
    } finally {
      said.mockRestore();
    }
  }

  return { folder, report, openMailbox, caseOf, does };
}
