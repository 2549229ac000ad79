import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  labelOf,
  labelsFile,
  releasedLabels,
  unrecordedLabels,
} from '../../build/content/labels/labels.ts';
import { loadContent } from '../../build/content/reading/load.ts';
import { runCommandHere } from '../support/command.ts';
import { editing, faultsAround, inCopy, setting, tells } from '../support/content.ts';
import { copyProject } from '../support/projectCopy.ts';

const file = 'content/products/jummy.json';
const { products } = loadContent('.');
const tejitas = JSON.parse(readFileSync('content/products/tejitas.json', 'utf8'));

/** The check's output for a changed product, compared with the last release. */
const faultsAfterRelease = (edit: Parameters<typeof editing>[0], unpublished = ''): string[] =>
  inCopy(file, editing(edit), (folder) => {
    const path = join(folder, labelsFile);
    mkdirSync(dirname(path), { recursive: true });
    const labels = products
      .filter(({ key }) => key !== unpublished)
      .map((product) => [product.key, labelOf(product)]);
    writeFileSync(path, JSON.stringify(Object.fromEntries(labels)));
    const lines = faultsAround(file, loadContent(folder));
    rmSync(path);
    return lines;
  });

const missing = (fields: string) =>
  `changes does not say what changed since the last release: ${fields}. Add an entry with date, lot and what.`;
const untold = (fields: string) => [`${file}: ${missing(fields)}`];
const entry = {
  date: '2026-11-02',
  lot: 'L26306',
  what: {
    es: 'Puede contener trazas de leche.',
    en: 'May now contain traces of milk.',
    fr: 'Peut désormais contenir des traces de lait.',
  },
};

test('a change of traces, claims or ingredients must be recorded', () => {
  expect(faultsAfterRelease((json) => json.trazas.push('apio'))).toEqual(untold('trazas'));
  expect(faultsAfterRelease((json) => delete json.sinhuevo)).toEqual(untold('claims'));
  const brown = faultsAfterRelease((json) => {
    json.ingredientes.en = json.ingredientes.en.replace(', sugar', ', brown sugar');
  });
  expect(brown).toEqual(untold('ingredientes'));
});

test('a new product with the ingredients of another one has a day of its own on which its label was read', () => {
  const told = (reviewed: string) =>
    faultsAfterRelease((json) => {
      json.ingredientes = tejitas.ingredientes;
      json.reviewed = reviewed;
    }, 'jummy').filter((line) => line.includes(' reviewed '));
  const { reviewed } = tejitas;
  expect(told(reviewed)).toEqual([
    `${file}: reviewed is ${reviewed}, like that of Tejitas, and the ingredients or the nutrition are still its own. Check ingredients, traces and nutrition against the label, and write the day on which you did.`,
  ]);
  expect(told('2026-11-02')).toEqual([]);
});

test('a product that was never published has no changes, whatever they say', () => {
  const copied = faultsAfterRelease((json) => (json.changes = tejitas.changes), 'jummy');
  expect(copied).toEqual([
    `${file}: changes are of the product that it was copied from: this one was never published. Remove them.`,
  ]);
});

test('a recorded change is accepted, and so is a change of any other field', () => {
  const told = faultsAfterRelease((json) => {
    json.trazas.push('apio');
    json.changes = [entry];
    json.reviewed = entry.date;
  });
  expect(told).toEqual([]);
  expect(faultsAfterRelease((json) => (json.hashtag.es = '#otroagujero'))).toEqual([]);
});

test('replacing samples with the company’s own values is not a label change', () => {
  const lines = faultsAfterRelease((json) => {
    json.sample = false;
    for (const [i, gtin] of ['96385074', '6291041500213', '036000291452'].entries())
      json.packs[i].gtin = gtin;
    json.trazas.push('apio');
  });
  expect(lines).toEqual([]);
});

test('the labels of the last release are recorded', () => {
  expect(releasedLabels('.')).toHaveProperty('jummy');
});

describe('npm run labels', () => {
  const project = copyProject();
  afterAll(project.remove);
  const inProject = (path: string) => join(project.folder, path);
  const record = (...parameters: string[]) =>
    runCommandHere('labels', parameters, {}, project.folder);
  const write = (path: string, change: (json: Record<string, unknown>) => void) => {
    const json = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
    change(json);
    writeFileSync(inProject(path), JSON.stringify(json));
  };
  const recorded = () => releasedLabels(project.folder)?.['jummy'];
  const unrecorded = () => unrecordedLabels(project.folder, loadContent(project.folder).products);

  test('refuses a change that is not recorded, and accepts a correction', async () => {
    // What was added since the release is not recorded yet.
    const others = unrecorded().filter((key) => key !== 'jummy');
    write(file, (json) => (json['trazas'] = ['soja', 'apio']));
    expect(unrecorded().filter((key) => !others.includes(key))).toEqual(['jummy']);
    const before = recorded();
    for (const parameters of [[], ['--corrected', 'supermaria']]) {
      const { status, output } = await record(...parameters);
      expect(output).toContain(`${file}\n  ${missing('trazas')}`);
      expect([status, recorded()]).toEqual([1, before]);
    }
    const { status, output } = await record('--corrected', 'jummy');
    expect(output).toContain(`${products.length} labels recorded in ${labelsFile}`);
    expect([status, recorded()?.trazas]).toEqual([0, 'soja apio']);
    expect(unrecorded()).toEqual([]);
  });
});

tells(file, {
  'packaging packaging.missing 125\u00a0g': 'packaging.0.packs = 35g, 85g',
  'packaging.0.packs packaging.noSize 1\u00a0kg 35\u00a0g, 85\u00a0g, 125\u00a0g': [
    'packaging.0.packs = 35g, 85g, 125g, 1Kg',
    'packaging.0.packs = 35g, 85g, 1Kg',
  ],
  'packaging.0.parts.0.bin packaging.bin blue C/PP 90 yellow': 'packaging.0.parts.0.bin = blue',
  'reviewed changes.unreviewed 2024-03-07 2026-11-02': setting('changes', [entry]),
});
