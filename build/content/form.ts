import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseTree } from 'jsonc-parser';
import { parse as parseYaml, stringify as stringifyYaml } from 'yaml';
import { z } from 'zod';
import { contentFiles } from '../../src/content/files.ts';
import { productFile } from '../../src/content/product.ts';
import { recallFile } from '../../src/content/recalls.ts';
import { frontMatters } from '../../src/content/text.ts';
import { repeatedNames } from './reading/json.ts';
import { readContent } from './reading/read.ts';

type Schema = z.core.JSONSchema.JSONSchema;

/** Front matter and text. */
const textFile = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/;

/**
 * A file of content/ in the one form that all of them have, which is that of the editor's
 * desk: fields in the order of the schema, two spaces, YAML as its library writes it. So a
 * change made there shows what has changed, and nothing else.
 *
 * @returns The text as it is, if it cannot be read.
 */
export function inForm(file: string, text: string): string {
  const schema = schemaOf(file);
  if (!schema) return text;
  try {
    if (file.endsWith('.json')) {
      // The check asks which of two values is meant.
      const tree = parseTree(text);
      if (tree && repeatedNames(tree).length) return text;
      return `${JSON.stringify(ordered(JSON.parse(text), schema), null, 2)}\n`;
    }
    const [, head = '', body = ''] = textFile.exec(text) ?? [];
    const front = `---\n${yamlOf(ordered(parseYaml(head), schema))}\n---\n`;
    return body.trim() ? `${front}\n${body.trim()}\n` : front;
  } catch {
    return text;
  }
}

/** Writes the files of content/ that are in another form, and returns their names. */
export function writeInForm(root: string): string[] {
  return [...readContent(root, [])].flatMap(([file, text]) => {
    if (text === undefined || inForm(file, text) === text) return [];
    const path = join(root, file);
    writeFileSync(path, inForm(file, readFileSync(path, 'utf8').replace(/^\ufeff/, '')));
    return [file];
  });
}

function schemaOf(file: string): Schema | undefined {
  const schema = file.startsWith('content/products/')
    ? productFile
    : file.startsWith('content/recalls/')
      ? recallFile
      : file.startsWith('content/texts/promotion-terms/')
        ? frontMatters.terms
        : file.startsWith('content/texts/')
          ? frontMatters.page
          : (contentFiles as Record<string, z.ZodType>)[file];
  return schema && (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema);
}

/** The value with the names of its objects in the order of the schema. */
function ordered(value: unknown, schema: Schema | undefined): unknown {
  if (Array.isArray(value))
    return value.map((entry) => ordered(entry, alternative(schema, 'items')?.items as Schema));
  if (typeof value !== 'object' || value === null) return value;
  const { properties = {} } = alternative(schema, 'properties') ?? {};
  const names = [...Object.keys(properties), ...Object.keys(value)];
  return Object.fromEntries(
    [...new Set(names)]
      .filter((name) => !isEmpty(value[name as keyof typeof value]))
      .map((name) => [
        name,
        ordered(value[name as keyof typeof value], properties[name] as Schema | undefined),
      ]),
  );
}

/** What says the same as no field. */
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

const alternative = (schema: Schema | undefined, part: keyof Schema): Schema | undefined =>
  [schema, ...((schema?.anyOf ?? []) as Schema[])].find((one) => one?.[part]);

const yamlOf = (value: unknown): string =>
  stringifyYaml(value, null, { lineWidth: 0, singleQuote: true }).trim();
