import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { message } from '../../messages/messages.ts';
import { type Fault, lineField } from '../faults/fault.ts';

/** The files of content/ by name; undefined if the bytes are not text. */
export type Written = ReadonlyMap<string, string | undefined>;

/** Records about content, which no page shows. */
const records = 'content/released/';

/**
 * Reads every JSON file and text in content/, with or without a byte order mark or
 * Windows line endings.
 */
export function readContent(root: string, faults: Fault[]): Written {
  const names = [
    ...filesBelow(root, 'content', '.json').filter((file) => !file.startsWith(records)),
    ...filesBelow(root, 'content/texts', '.md'),
  ];
  return new Map(names.map((file) => [file, textOf(file, readFileSync(join(root, file)), faults)]));
}

const filesBelow = (root: string, folder: string, ending: string): string[] =>
  (existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    : []
  )
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort();

function textOf(file: string, bytes: Uint8Array, faults: Fault[]): string | undefined {
  try {
    // The decoder strips the byte order mark.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n');
  } catch {
    const [before = ''] = new TextDecoder().decode(bytes).split('\ufffd');
    const line = before.split('\n').length;
    faults.push({
      file,
      field: lineField(line),
      ...message('file.notUtf8'),
    });
    return undefined;
  }
}
