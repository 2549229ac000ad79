import type { Field } from '@sveltia/cms';
import { z } from 'zod';
import { languages } from '../../src/site/i18n/languages.ts';
import { photoKinds } from '../photos/photoKinds.ts';
import type { Choices } from './choices.ts';
import {
  choiceName,
  colourName,
  fileName,
  hintOf,
  isLong,
  languageNames,
  mostSpecific,
  nameOf,
} from './labels.ts';

type Schema = z.core.JSONSchema.JSONSchema;

/** What a field is part of. */
interface Place {
  /** Its name. */
  name: string;
  /** Names from the file down to the field. */
  path: string[];
  required: boolean;
  /** What a file holds there today: names of a record whose entries are not words. */
  value?: unknown;
  /** Whether every language has a file of its own, so that languages stand side by side. */
  perLanguage: boolean;
  choices: Choices;
}

/**
 * The desk's form for a file, made from its schema.
 *
 * @param file Its name, under which `labels.json` has words for its fields alone.
 * @param value What a file of the kind holds.
 */
export function formOf(
  schema: z.ZodType,
  file: string,
  {
    value,
    perLanguage = false,
    choices = {},
  }: { value?: unknown; perLanguage?: boolean; choices?: Choices } = {},
): Field[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  const place = { name: 'entries', path: [file], required: true, value, perLanguage, choices };
  return json.type === 'array'
    ? [{ ...fieldOf(json, place), label: fileName(file), root: true } as Field]
    : fieldsOf(json, place);
}

/** The fields of an object; of a record, those that the file has. */
function fieldsOf({ properties, required, additionalProperties }: Schema, place: Place): Field[] {
  const value = isObject(place.value) ? place.value : {};
  const others = isObject(additionalProperties)
    ? Object.keys(value).filter((name) => !(name in (properties ?? {})))
    : [];
  return [
    ...Object.entries(properties ?? {}),
    ...others.map((name) => [name, additionalProperties] as const),
  ].map(([name, schema]) =>
    fieldOf(schema as Schema, {
      ...place,
      name,
      path: [...place.path, name],
      required: required?.includes(name) ?? false,
      value: value[name],
    }),
  );
}

function fieldOf(written: Schema, place: Place): Field {
  const { schema, nullable } = plainOf(written);
  const required = place.required && !nullable;
  const { name, path, perLanguage } = place;
  const hint = [hintOf(path), hintOfNames(written)].filter(Boolean).join(' ');
  const common = {
    name,
    label: labelIn(place),
    ...(hint ? { hint } : {}),
    required,
    ...(perLanguage ? { i18n: true } : {}),
  };
  const kind = kindOf(schema, { ...place, required });
  return { ...common, ...kind } as Field;
}

/** Words of the interface without a name of their own go by what they say today. */
function labelIn({ path, name, value }: Place): string {
  const label = nameOf(path);
  return label === name && typeof value === 'string' ? value : label;
}

/** What a text may be that is either one of some names or a value of another form: a colour. */
function hintOfNames({ anyOf = [] }: Schema): string | undefined {
  const names = (anyOf as Schema[]).find((schema) => schema.enum)?.enum;
  return names && anyOf.length > 1
    ? `Un nombre (${names.map((name) => colourName(String(name))).join('; ')}) o un color como #7b3a98.`
    : undefined;
}

/** One kind of value instead of several, which a form cannot show. */
function plainOf(schema: Schema): { schema: Schema; nullable: boolean } {
  if (Array.isArray(schema.type)) {
    const [type] = (schema.type as string[]).filter((name) => name !== 'null');
    return { schema: { ...schema, type } as Schema, nullable: true };
  }
  const some = (schema.anyOf ?? []) as Schema[];
  if (!some.length) return { schema, nullable: false };
  const kinds = some.filter(({ type }) => type !== 'null');
  return { schema: oneOf(kinds), nullable: kinds.length < some.length };
}

/** A list that one word may stand for, an object of several shapes, or any text. */
function oneOf([first = {}, ...others]: Schema[]): Schema {
  const list = [first, ...others].find(({ type }) => type === 'array');
  if (list || !others.length) return list ?? first;
  return first.type === 'object' ? mergedOf([first, ...others]) : { type: 'string' };
}

/** An object that has the fields of all; only those that all have are required. */
const mergedOf = (objects: Schema[]): Schema => ({
  type: 'object',
  properties: Object.assign({}, ...objects.map(({ properties }) => properties)),
  required: (objects[0]?.required ?? []).filter((name) =>
    objects.every(({ required }) => required?.includes(name)),
  ),
});

/** The kind of input, with its limits. */
function kindOf(schema: Schema, place: Place): object {
  if (schema.enum || schema.const !== undefined)
    return { widget: 'select', options: choicesOf(schema) };
  if (schema.type === 'boolean') return yesOrNo(place.required);
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema);
  if (schema.type === 'array') return listOf(schema, place);
  if (schema.type === 'object') return objectOf(schema, place);
  return textOf(schema, place);
}

const choicesOf = (schema: Schema): { label: string; value: unknown }[] =>
  (schema.enum ?? [schema.const]).map((value) => ({ label: choiceName(String(value)), value }));

/** A field that may be left out has three states, which a switch cannot show. */
const yesOrNo = (required: boolean): object =>
  required
    ? { widget: 'boolean' }
    : {
        widget: 'select',
        options: [
          { label: 'Sí', value: true },
          { label: 'No', value: false },
        ],
      };

const numberOf = ({ type, minimum, exclusiveMinimum, maximum }: Schema): object => ({
  widget: 'number',
  value_type: type === 'integer' ? 'int' : 'float',
  ...(type === 'number' ? { step: 0.1 } : {}),
  // Whole numbers alone have such a limit.
  ...limits('min', typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : minimum),
  ...limits('max', maximum),
});

/** JSON Schema limits whole numbers to those that are exact, which is no limit for editors. */
const limits = (name: string, limit: number | undefined): object =>
  limit === undefined || Math.abs(limit) === Number.MAX_SAFE_INTEGER ? {} : { [name]: limit };

function listOf({ items, prefixItems, minItems, maxItems }: Schema, place: Place): object {
  const item = (items || prefixItems?.[0]) as Schema;
  const length = {
    ...limits('min', minItems),
    ...limits('max', maxItems),
    // An empty list is left out of the file, unless the schema asks for an entry.
    required: place.required && Boolean(minItems),
  };
  const options = item.enum ? choicesOf(item) : mostSpecific(place.choices, place.path);
  if (options) return { widget: 'select', multiple: true, options, ...length };
  const list = { widget: 'list', ...length };
  if (item.type === 'string') return list;
  const shown = { ...list, collapsed: true, label_singular: nameOf([...place.path, 'entry']) };
  const first = Array.isArray(place.value) ? place.value[0] : undefined;
  const inside = { ...place, name: 'entry', path: [...place.path, 'entry'], required: true };
  const field = fieldOf(item, { ...inside, value: first }) as Field & { fields?: Field[] };
  if (!field.fields) return { ...shown, field };
  return { ...shown, fields: field.fields, summary: summaryOf(field.fields) };
}

/** What a closed entry of a list shows: its name or first words in Spanish, or its first field. */
function summaryOf(fields: Field[]): string {
  const hasWords = (field: Field) => 'fields' in field && isPerLanguage(field.fields ?? []);
  const words = fields.find(
    (field) => field.name === 'name' || (hasWords(field) && !formulas.includes(field.name)),
  );
  const shown = words ?? fields[0];
  return shown && hasWords(shown) ? `{{${shown.name}.es}}` : `{{${shown?.name}}}`;
}

/** Texts that may hold no more than a figure by its name. */
const formulas = ['figure', 'number', 'value'];

const isPerLanguage = (fields: readonly { name: string }[]): boolean =>
  languages.every((language) => fields.some(({ name }) => name === language));

function objectOf(schema: Schema, place: Place): object {
  const { properties, additionalProperties } = schema;
  if (!properties && isObject(additionalProperties) && additionalProperties['type'] === 'string')
    return { widget: 'keyvalue', key_label: 'Nombre', value_label: 'Valor' };
  const fields = fieldsOf(schema, place);
  if (!isPerLanguage(fields)) return { widget: 'object', fields, collapsed: 'auto' };
  const inEach = fields.map((field) => ({
    ...field,
    label: languageNames[field.name as keyof typeof languageNames] ?? field.label,
  }));
  return { widget: 'object', fields: inEach };
}

/** The folder of a kind of photographs, of which files hold the bare name. */
export const photographs = (kind: keyof typeof photoKinds): object => ({
  media_folder: `/public/${photoKinds[kind].folder}`,
  public_folder: '',
});

/** A file that the editor chooses: it is saved among the photographs, and its name here. */
const packPhoto = {
  widget: 'image',
  ...photographs('pack'),
  choose_url: false,
};

function textOf(
  { minLength, maxLength, pattern, format }: Schema,
  { path, choices }: Place,
): object {
  const options = mostSpecific(choices, path);
  if (options) return { widget: 'select', options };
  if (format === 'date')
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', time_format: false };
  if (isLong(path)) return { widget: 'text' };
  if (path.join('.') === 'products.imagenes.pack') return packPhoto;
  return {
    widget: 'string',
    // Of longer texts, the check counts the characters: a figure is shorter than its name.
    ...limits('minlength', minLength === 1 ? undefined : minLength),
    ...limits('maxlength', maxLength),
    ...(pattern
      ? {
          pattern: [
            `/^\\{\\w+\\}$|${pattern}/`,
            hintOf(path) ?? 'No tiene la forma que se espera.',
          ],
        }
      : {}),
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
