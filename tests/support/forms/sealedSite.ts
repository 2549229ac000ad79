import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addKeys, isAddressedTo } from '../../../build/commands/reports/keyFile.ts';
import { openAttachment, openReport } from '../../../build/commands/reports/reading.ts';
import type { SealingKeys } from '../../../src/site/sealing/hpke.ts';
import { casesIn, readCase } from '../../../src/worker/ethicalChannel/caseStore.ts';
import type { RunningSite } from '../site.ts';

/** The officer of the ethical channel, or the substitute, with a key folder. */
export interface Officer {
  keyFile: string;
  /** Newest first. */
  keys: SealingKeys[];
  /** Adds a key pair as the newest. */
  rotate(): Promise<void>;
}

export async function newOfficer(): Promise<Officer> {
  const folder = mkdtempSync(join(tmpdir(), 'risi-officer-'));
  const keyFile = join(folder, 'keys.json');
  const officer: Officer = {
    keyFile,
    keys: await addKeys(keyFile),
    rotate: async () => {
      officer.keys = await addKeys(keyFile);
    },
  };
  return officer;
}

/** All reports that an officer or a substitute can read, with their documents. */
export async function readAll(
  { environment }: Pick<RunningSite, 'environment'>,
  { keys }: Officer,
) {
  const { SUBMISSIONS } = await environment();
  const read = async (reference: string) => {
    const one = await readCase(SUBMISSIONS, reference);
    if (!one) throw new Error(`no case ${reference}`);
    const contents = await openReport(one, keys);
    if (!('report' in contents)) throw new Error(contents.problem);
    const { report } = contents;
    return {
      reference,
      ...report,
      document: await openAttachment(SUBMISSIONS, one, report, keys),
    };
  };
  const reports: Awaited<ReturnType<typeof read>>[] = [];
  const refuse = (key: string) => {
    throw new Error(`${key} cannot be read`);
  };
  for await (const one of casesIn(SUBMISSIONS, refuse))
    if (isAddressedTo(keys, one)) reports.push(await read(one.reference));
  return reports;
}

/** Everything that the site stores, including names and metadata, as one text. */
export async function storedText({
  environment,
}: Pick<RunningSite, 'environment'>): Promise<string> {
  const { SUBMISSIONS, LAST_GOOD } = await environment();
  const { objects } = await SUBMISSIONS.list({
    include: ['customMetadata', 'httpMetadata'],
  } as R2ListOptions);
  const parts = await Promise.all(
    objects.map(async ({ key, customMetadata, httpMetadata }) => {
      const bytes = await (await SUBMISSIONS.get(key))?.arrayBuffer();
      const text = Buffer.from(bytes ?? new ArrayBuffer()).toString('latin1');
      return [key, JSON.stringify([customMetadata, httpMetadata]), text].join('\n');
    }),
  );
  const { keys } = await LAST_GOOD.list();
  const values = keys.map(async ({ name }) => name + (await LAST_GOOD.get(name)));
  return [...parts, ...(await Promise.all(values))].join('\n');
}
