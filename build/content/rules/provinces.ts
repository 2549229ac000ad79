import { fold } from '../../../src/site/search/folding.ts';
import type { Fault } from '../faults/fault.ts';
import type { Content } from '../reading/load.ts';
import { repeated } from './rule.ts';

/** Prefixes of Spanish postal codes. */
const codes = Array.from({ length: 52 }, (_, i) => String(i + 1).padStart(2, '0'));

/**
 * Every Spanish postal code must map to one province, and distributors must deliver in
 * existing provinces.
 */
export function* checkProvinces({ files }: Content): Iterable<Fault> {
  const provinces = files['content/provinces.json'];
  const file = 'content/provinces.json';
  for (const code of provinces ? codes : [])
    if (!provinces?.some((province) => province.code === code))
      yield {
        file,
        field: `code ${code}`,
        what: 'belongs to no province',
        cure: 'Add the province with this postal code.',
      };
  for (const [i, { id, code, x, y }] of (provinces ?? []).entries()) {
    const before = provinces?.slice(0, i) ?? [];
    if (!codes.includes(code))
      yield {
        file,
        field: `${id}.code`,
        what: `is ${code}, with which no Spanish postal code begins`,
        cure: 'Write 01 to 52.',
      };
    for (const [field, value, isTwice] of [
      ['id', id, before.some((other) => other.id === id)],
      ['code', code, before.some((other) => other.code === code)],
      ['x', `${x}, with y ${y}`, before.some((other) => other.x === x && other.y === y)],
    ])
      if (isTwice)
        yield {
          file,
          field: `${id}.${field}`,
          what: `is ${value}, as another province's`,
          cure: 'Correct one of the two.',
        };
  }
  yield* distributors(files);
}

function* distributors(files: Content['files']): Iterable<Fault> {
  const file = 'content/distributors.json';
  const provinces = files['content/provinces.json']?.map(({ id }) => id);
  const list = files[file]?.distributors ?? [];
  for (const [i, { id, name, provinces: named }] of list.entries()) {
    const before = list.slice(0, i);
    const field = `${id}.provinces`;
    for (const province of named)
      if (provinces && !provinces.includes(province))
        yield {
          file,
          field,
          what: `names ${province}, which is not a province`,
          cure: 'Use an id of content/provinces.json.',
        };
    for (const province of repeated(named))
      yield {
        file,
        field,
        what: `names ${province} twice`,
        cure: 'Keep one of the two.',
      };
    // However its name is spelt.
    const same = before.find((other) => fold(other.name.trim()) === fold(name.trim()));
    if (same && same.id !== id)
      yield {
        file,
        field: `${id}.name`,
        what: `is that of ${same.id}, too`,
        cure: 'Put the provinces of both into one entry.',
      };
    if (before.some((other) => other.id === id))
      yield {
        file,
        field: id,
        what: 'names two distributors',
        cure: 'Give each an id of its own.',
      };
  }
}
