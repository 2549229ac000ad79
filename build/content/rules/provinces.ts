import { fold } from '../../../src/site/search/folding.ts';
import type { Fault } from '../faults/fault.ts';
import type { Content } from '../reading/load.ts';

/** Prefixes of Spanish postal codes. */
const codes = Array.from({ length: 52 }, (_, i) => String(i + 1).padStart(2, '0'));

/**
 * Every Spanish postal code must map to one province, and distributors must deliver in
 * existing provinces.
 */
export function checkProvinces({ files }: Content): Fault[] {
  const provinces = files['content/provinces.json'] ?? [];
  const file = 'content/provinces.json';
  const faults: Fault[] = [];
  if (files['content/provinces.json']) {
    for (const code of codes.filter(
      (each) => !provinces.some((province) => province.code === each),
    )) {
      faults.push({
        file,
        field: `code ${code}`,
        what: 'belongs to no province',
        cure: 'Add the province with this postal code.',
      });
    }
  }
  provinces.forEach(({ id, code, x, y }, i) => {
    const before = provinces.slice(0, i);
    const twice = (field: string, value: string) =>
      faults.push({
        file,
        field: `${id}.${field}`,
        what: `is ${value}, as another province's`,
        cure: 'Correct one of the two.',
      });
    if (!codes.includes(code))
      faults.push({
        file,
        field: `${id}.code`,
        what: `is ${code}, with which no Spanish postal code begins`,
        cure: 'Write 01 to 52.',
      });
    if (before.some((other) => other.id === id)) twice('id', id);
    if (before.some((other) => other.code === code)) twice('code', code);
    if (before.some((other) => other.x === x && other.y === y))
      twice('x', `${x}, with y ${y}`);
  });
  return [...faults, ...distributors(files)];
}

function distributors(files: Content['files']): Fault[] {
  const provinces = files['content/provinces.json'];
  const list = files['content/distributors.json']?.distributors ?? [];
  return list.flatMap(({ id, name, provinces: named }, i) => [
    ...(provinces
      ? named.filter((name) => !provinces.some((province) => province.id === name))
      : []
    ).map((name) => ({
      file: 'content/distributors.json',
      field: `${id}.provinces`,
      what: `names ${name}, which is not a province`,
      cure: 'Use an id of content/provinces.json.',
    })),
    ...named
      .filter((name, j) => named.indexOf(name) < j)
      .map((name) => ({
        file: 'content/distributors.json',
        field: `${id}.provinces`,
        what: `names ${name} twice`,
        cure: 'Keep one of the two.',
      })),
    ...sameName(list.slice(0, i), name, id),
    ...(list.findIndex((other) => other.id === id) < i
      ? [
          {
            file: 'content/distributors.json',
            field: id,
            what: 'names two distributors',
            cure: 'Give each an id of its own.',
          },
        ]
      : []),
  ]);
}

/** A distributor must have one entry, however its name is spelt. */
function sameName(
  before: readonly { id: string; name: string }[],
  name: string,
  id: string,
): Fault[] {
  const first = before.find((other) => fold(other.name.trim()) === fold(name.trim()));
  return first && first.id !== id
    ? [
        {
          file: 'content/distributors.json',
          field: `${id}.name`,
          what: `is that of ${first.id}, too`,
          cure: 'Put the provinces of both into one entry.',
        },
      ]
    : [];
}
