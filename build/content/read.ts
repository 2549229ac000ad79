import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault.ts';

/**
 * The files of content/ that editors write, by name; undefined where the bytes are no
 * text.
 */
export type Written = ReadonlyMap<string, string | undefined>;

/**
 * Reads every JSON file and every text below content/, however its editor saves: with a
 * byte order mark or with the line ends of Windows.
 */
export function readContent(root: string, faults: Fault[]): Written {
  const names = [
    ...filesBelow(root, 'content', '.json'),
    ...filesBelow(root, 'content/texts', '.md'),
  ];
  return new Map(
    names.map((file) => [file, textOf(file, readFileSync(join(root, file)), faults)]),
  );
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
    // The decoder takes the byte order mark away.
    return new TextDecoder('utf-8', { fatal: true })
      .decode(bytes)
      .replaceAll('\r\n', '\n');
  } catch {
    const [before = ''] = new TextDecoder().decode(bytes).split('\ufffd');
    const line = before.split('\n').length;
    faults.push({
      file,
      field: `line ${line}`,
      what: 'is not UTF-8',
      cure: 'Save the file as UTF-8; it is written in another encoding, such as Windows-1252.',
    });
    return undefined;
  }
}

/**
 * Where a name stands twice in one object of a JSON text. JSON.parse keeps the last one
 * and says nothing.
 */
export function repeatedNames(json: string): string[] {
  const repeated: string[] = [];
  const open: { names: Set<string> | undefined; at: string }[] = [];
  for (const [token, name] of json.matchAll(
    /("(?:[^"\\]|\\.)*")\s*:|"(?:[^"\\]|\\.)*"|[{}[\],]/g,
  )) {
    const inner = open.at(-1);
    if (token === '{') open.push({ names: new Set(), at: '' });
    else if (token === '[') open.push({ names: undefined, at: '0' });
    else if (token === '}' || token === ']') open.pop();
    else if (token === ',' && inner && !inner.names)
      inner.at = String(Number(inner.at) + 1);
    else if (name && inner?.names) {
      inner.at = JSON.parse(name) as string;
      if (inner.names.has(inner.at)) repeated.push(open.map(({ at }) => at).join('.'));
      inner.names.add(inner.at);
    }
  }
  return repeated;
}
