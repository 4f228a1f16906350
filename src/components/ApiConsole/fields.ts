// What the form of an operation holds, and the values that its texts stand for.
import {exampleOf, exampleOfParameter, schemaOf} from '../../../shared/api/exampleValue';
import {mainContent, isJson} from '../../../shared/api/exampleRequest';
import {allowedValues, flatten, isFile, typesOf} from '../../../shared/api/fields';
import type {MediaType, Operation, Parameter, Schema} from '../../../shared/api/types';

/** How a field is filled in: one of a list, free text, a number, values line by line, JSON, or a file. */
export type FieldKind = 'choice' | 'text' | 'number' | 'lines' | 'json' | 'file';

/** A field of the form. */
export interface FormField {
  /** Place and name, such as `query option`; a field of the body is `body timeframe`. */
  key: string;
  name: string;
  place: 'path' | 'query' | 'header' | 'body';
  kind: FieldKind;
  schema: Schema;
  required: boolean;
  description: string | undefined;
  /** Values to choose from, as texts; empty where any value goes. */
  values: readonly string[];
  /** What it holds at first. */
  initial: string;
}

/** How the body is filled in. */
export interface FormBody {
  type: string;
  media: MediaType;
  required: boolean;
  /** JSON, as form or text; fields of a form; the content of a file; any text. */
  kind: 'json' | 'form' | 'multipart' | 'file' | 'text';
  /** Fields of the top level; empty where it is no object with known fields. */
  fields: readonly FormField[];
  /** JSON or other text that the body holds at first. */
  initial: string;
}

/** Form of an operation. */
export interface OperationForm {
  parameters: readonly FormField[];
  body?: FormBody;
  /** Names of parameters that a page cannot send: cookies. */
  unsent: readonly string[];
}

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/** A value as the text of its field. */
export function textOf(kind: FieldKind, value: unknown): string {
  if (value === undefined || kind === 'file') {
    return '';
  }
  if (kind === 'lines' && Array.isArray(value)) {
    return value.map((item) => textOf('text', item)).join('\n');
  }
  return typeof value === 'string' && kind !== 'json' ? value : JSON.stringify(value);
}

const simple = new Set(['string', 'integer', 'number', 'boolean']);

function kindOf(schema: Schema, values: readonly unknown[]): FieldKind {
  const types = typesOf(schema);
  const [type = ''] = types;
  const {items} = schema;
  if (isFile(schema) || (typeof items === 'object' && isFile(items))) {
    return 'file';
  }
  if (type === 'array' && typeof items === 'object') {
    const [inner = ''] = typesOf(flatten(items));
    return simple.has(inner) && types.length === 1 ? 'lines' : 'json';
  }
  if (types.length !== 1 || !simple.has(type)) {
    return types.length === 0 && values.length > 0 && values.every((value) => typeof value === 'string')
      ? 'choice'
      : 'json';
  }
  return type === 'boolean' || values.length > 0 ? 'choice' : type === 'string' ? 'text' : 'number';
}

function fieldOf(
  place: FormField['place'],
  name: string,
  given: Schema,
  required: boolean,
  description: string | undefined,
  example: unknown,
): FormField {
  const schema = flatten(given);
  const allowed = allowedValues(schema);
  const kind = kindOf(schema, allowed);
  const values =
    kind === 'choice' && typesOf(schema)[0] === 'boolean' && allowed.length === 0 ? [true, false] : allowed;
  return {
    key: `${place} ${name}`,
    name,
    place,
    kind,
    schema,
    required,
    description: description ?? schema.description,
    values: values.map((value) => textOf('text', value)),
    initial: textOf(kind, example),
  };
}

function fieldOfParameter(parameter: Parameter & {in: 'path' | 'query' | 'header'}): FormField {
  const required = parameter.required === true || parameter.in === 'path';
  const field = fieldOf(
    parameter.in,
    parameter.name,
    schemaOf(parameter),
    required,
    parameter.description,
    required ? exampleOfParameter({...parameter, required: parameter.in !== 'path'}) : undefined,
  );
  // A parameter with its own media type is JSON, whatever it holds.
  const json = parameter.content && Object.keys(parameter.content).some(isJson);
  return json
    ? {...field, kind: 'json', initial: field.required ? JSON.stringify(exampleOfParameter(parameter)) : ''}
    : field;
}

function bodyOf({requestBody}: Operation): FormBody | undefined {
  const [type, media] = mainContent(requestBody?.content) ?? [];
  if (type === undefined || media === undefined) {
    return undefined;
  }
  const schema = flatten(media.schema ?? {});
  const example = exampleOf(media);
  const kind = isJson(type)
    ? 'json'
    : type.startsWith('multipart/')
      ? 'multipart'
      : type === 'application/x-www-form-urlencoded'
        ? 'form'
        : /^text\/|[/+]xml(?:;|$)/i.test(type)
          ? 'text'
          : 'file';
  const stated = asObject(example);
  const fields = Object.entries(schema.properties ?? {}).map(([name, one]) =>
    fieldOf(
      'body',
      name,
      one,
      schema.required?.includes(name) ?? false,
      undefined,
      Object.hasOwn(stated, name) ? stated[name] : undefined,
    ),
  );
  return {
    type,
    media,
    kind,
    required: requestBody?.required === true,
    fields: kind === 'file' || kind === 'text' ? [] : fields,
    initial: kind === 'json' ? JSON.stringify(example ?? {}, null, 2) : typeof example === 'string' ? example : '',
  };
}

/** Lays out the form of an operation. Parameters that security values fill are not in it. */
export function formOf(operation: Operation): OperationForm {
  const signing = new Set(
    Object.values(operation.securitySchemes ?? {}).map(({name = 'authorization'}) => name.toLowerCase()),
  );
  const parameters = (operation.parameters ?? []).filter(({name}) => !signing.has(name.toLowerCase()));
  const body = bodyOf(operation);
  return {
    parameters: parameters.flatMap((parameter) =>
      parameter.in === 'cookie' ? [] : [fieldOfParameter({...parameter, in: parameter.in})],
    ),
    ...(body && {body}),
    unsent: parameters.filter(({in: place}) => place === 'cookie').map(({name}) => name),
  };
}

/** What the text of a field stands for, or what is wrong with the text. Nothing where it is empty. */
export type Reading = {value: unknown} | {problem: string} | undefined;

const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

function readNumber(text: string): Reading {
  if (!number.test(text)) {
    return {problem: 'Write a number, such as 12 or -0.5.'};
  }
  const value = Number(text);
  return Number.isFinite(value) && (Number.isSafeInteger(value) || !Number.isInteger(value))
    ? {value}
    : {problem: 'This number is too large to be kept exact. Write the body as JSON, or the request by hand.'};
}

function readSimple(schema: Schema, text: string): Reading {
  const [type] = typesOf(schema);
  if (type === 'integer' || type === 'number') {
    return readNumber(text.trim());
  }
  return type === 'boolean' && (text === 'true' || text === 'false') ? {value: text === 'true'} : {value: text};
}

/** Parses JSON. @returns the value, or the place where the text stops being JSON. */
export function readJson(text: string): NonNullable<Reading> {
  try {
    return {value: JSON.parse(text) as unknown};
  } catch (error) {
    const [, position] = /position (\d+)/.exec(String(error)) ?? [];
    const line = position === undefined ? undefined : text.slice(0, Number(position)).split('\n').length;
    return {
      problem: `This is not valid JSON${line === undefined ? '' : ` (line ${line})`}. Check quotes, commas, and brackets.`,
    };
  }
}

/** Reads the text of a field. */
export function readField({kind, schema, values}: FormField, text: string): Reading {
  if (text === '' || kind === 'file') {
    return undefined;
  }
  switch (kind) {
    case 'json':
      return readJson(text);
    case 'lines': {
      const {items} = schema;
      const inner = typeof items === 'object' ? flatten(items) : {};
      const readings = text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => readSimple(inner, line));
      const faulty = readings.find((reading) => reading && 'problem' in reading);
      return faulty ?? {value: readings.flatMap((reading) => (reading && 'value' in reading ? [reading.value] : []))};
    }
    case 'choice': {
      const allowed = allowedValues(schema);
      const found = values.indexOf(text);
      return found >= 0 && allowed.length > 0 ? {value: allowed[found]} : readSimple(schema, text);
    }
    default:
      return readSimple(schema, text);
  }
}

/** Text of a field for a value from an address, where arrays, objects and numbers are JSON. */
export function textFromAddress({kind}: FormField, text: string): string {
  if (kind !== 'lines') {
    return text;
  }
  const reading = readJson(text);
  return 'value' in reading && Array.isArray(reading.value) ? textOf('lines', reading.value) : text;
}
