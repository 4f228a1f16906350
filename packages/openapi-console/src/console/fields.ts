// The fields of an operation's form.
import {
  allowedValues,
  alternativesOf,
  escapeSegment,
  exampleOf,
  exampleOfParameter,
  examplesOf,
  firstExample,
  flatten,
  isFile,
  isJson,
  kindsOf,
  looksLike,
  mainContent,
  parsedExample,
  schemaOf,
  typeName,
  typesOf,
  withDigits,
  type Digits,
  type MediaType,
  type Operation,
  type Parameter,
  type Schema,
} from '@training-catalog/openapi-pages/client';

/** How a field is filled in: one of a list, free text, a number, values line by line, JSON, or files. */
export type FieldKind = 'choice' | 'text' | 'number' | 'lines' | 'json' | 'file';

/** A field of the form. */
export interface FormField {
  /** Location and name, such as `query option`, or `body/timeframe`. */
  key: string;
  name: string;
  place: 'path' | 'query' | 'header' | 'body';
  kind: FieldKind;
  schema: Schema;
  /** The type in words. */
  type: string;
  required: boolean;
  description: string | undefined;
  /** Values to choose from, as text; suggestions if any text is allowed. */
  values: readonly string[];
  /** Whether an empty field means an empty string, because a body without a required string would be invalid. */
  isEmptyText: boolean;
  /** Initial value; undefined if it is left out. */
  example: unknown;
  /** The digits of numbers in the schema and the example that stand for others. */
  digits?: Digits | undefined;
}

/** How the body is filled in, for one of the media types that the operation takes, and one of the kinds it can be. */
export interface FormBody {
  type: string;
  /** The kind of object that it is, if it can be of several: its name, and its number among the alternatives. */
  alternative?: {name: string; index: number};
  /** Examples to choose from, if there are several. */
  examples: readonly {name: string; value: unknown}[];
  media: MediaType;
  required: boolean;
  /** JSON, as form or text; fields of a form; the content of a file; any text. */
  kind: 'json' | 'form' | 'multipart' | 'file' | 'text';
  /** A field for each outermost property; undefined if the body has to be written as a whole. */
  fields: readonly FormField[] | undefined;
  /** Key of the body as a text or a file, and the first part of the keys of its fields. */
  key: string;
  example: unknown;
  /** The digits of numbers in the example that stand for others. */
  digits?: Digits | undefined;
}

/** Form of an operation. */
export interface OperationForm {
  parameters: readonly FormField[];
  /** One for each media type and kind of the body, that of the page first; empty if there is no body. */
  bodies: readonly FormBody[];
  /** Names of parameters that a page cannot send: cookies. */
  unsent: readonly string[];
  /** The digits of numbers in examples that stand for others. */
  digits?: Digits | undefined;
}

/** A value as an object; an empty one if it is not an object. */
const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/** Whether a value is an array, of files for instance. */
export const isArray = (schema: Schema): boolean => typesOf(schema)[0] === 'array';

/** Alternatives of a schema besides `null`. */
const alternativesIn = (schema: Schema): readonly Schema[] =>
  (alternativesOf(schema) ?? []).map(flatten).filter(({type}) => type === undefined || typesOf({type}).length > 0);

/** The schema of a field: with `allOf` merged, and, if the only other alternative is `null`, that of the value. */
function formSchema(given: Schema): Schema {
  const schema = flatten(given);
  const {oneOf, anyOf, ...own} = schema;
  const [only, ...others] = (oneOf ?? anyOf) && !schema.properties ? alternativesIn(schema) : [];
  return only && others.length === 0 ? {...only, ...own} : schema;
}

const isPlainText = (schema: Schema): boolean => typesOf(schema).join() === 'string';

/** Formats that an empty string does not match. */
const strictFormats = new Set(['date', 'date-time', 'time', 'email', 'uri', 'url', 'uuid', 'ipv4', 'ipv6', 'hostname']);

/** Whether an empty string matches a schema, judged by its own keywords and those of its alternatives. */
function takesEmptyText(schema: Schema, isAlternative = false): boolean {
  const {enum: listed = schema.const === undefined ? undefined : [schema.const], pattern = '', minLength = 0} = schema;
  const alternatives = isAlternative ? undefined : alternativesOf(schema);
  return (
    (listed?.includes('') ?? true) &&
    (alternatives?.some((one) => takesEmptyText(flatten(one), true)) ?? isPlainText(schema)) &&
    minLength <= 0 &&
    pattern === '' &&
    !strictFormats.has(schema.format ?? '')
  );
}

/** @param isItem - whether it is that of an item, because arrays of arrays may be recursive. */
function kindOf(schema: Schema, isItem = false): FieldKind {
  const {items} = schema;
  if (isFile(schema) || (typeof items === 'object' && isFile(items))) {
    return 'file';
  }
  const values = allowedValues(schema);
  const types = typesOf(schema);
  const alternatives = schema.properties ? [] : alternativesIn(schema);
  const isListed = schema.enum !== undefined || schema.const !== undefined;
  if (alternatives.length > 1) {
    return alternatives.every((one) => allowedValues(one).length > 0) &&
      values.every((value) => typeof value === 'string')
      ? 'choice'
      : alternatives.some(isPlainText)
        ? 'text'
        : 'json';
  }
  switch (types.length === 1 ? types[0] : '') {
    case 'array':
      return typeof items === 'object' &&
        !isItem &&
        !['json', 'file', 'lines'].includes(kindOf(formSchema(items), true))
        ? 'lines'
        : 'json';
    case 'boolean':
      return 'choice';
    case 'string':
      return isListed ? 'choice' : 'text';
    case 'integer':
    case 'number':
      return isListed ? 'choice' : 'number';
    default:
      return isListed && values.every((value) => typeof value === 'string')
        ? 'choice'
        : types.includes('string')
          ? 'text'
          : 'json';
  }
}

/** A value as the text of its field. */
export function textOf(kind: FieldKind, value: unknown): string {
  if (value === undefined) {
    return '';
  }
  if (kind === 'lines' && Array.isArray(value)) {
    return value.map((item) => textOf('text', item)).join('\n');
  }
  return typeof value === 'string' && kind !== 'json' ? value : JSON.stringify(value, null, kind === 'json' ? 2 : 0);
}

type FieldIdentity = Pick<FormField, 'key' | 'name' | 'place' | 'required' | 'example'>;

function fieldOf(identity: FieldIdentity, given: Schema, description?: string): FormField {
  const schema = formSchema(given);
  const kind = kindOf(schema);
  const allowed = allowedValues(schema);
  const values = typesOf(schema)[0] === 'boolean' && allowed.length === 0 ? [true, false] : allowed;
  const isText = kind === 'choice' || kind === 'text';
  return {
    ...identity,
    kind,
    schema,
    type: typeName(given),
    values: isText ? values.map((value) => textOf('text', value)) : [],
    description: description ?? schema.description,
    isEmptyText: isText && identity.required && identity.place === 'body' && takesEmptyText(flatten(given)),
  };
}

function fieldOfParameter(parameter: Parameter & {in: 'path' | 'query' | 'header'}): FormField {
  const required = parameter.required === true || parameter.in === 'path';
  const {name, in: place} = parameter;
  const given = required ? exampleOfParameter({...parameter, required: false}) : undefined;
  const example =
    given ?? (required && place !== 'path' ? guessed(schemaOf(parameter), exampleOfParameter(parameter)) : undefined);
  const identity = {key: `${place} ${name}`, name, place, required, example};
  const field = fieldOf(identity, schemaOf(parameter), parameter.description);
  // A parameter with a media type of its own is JSON, whatever its value.
  return Object.keys(parameter.content ?? {}).some(isJson) ? {...field, kind: 'json', values: []} : field;
}

const textTypes = /^text\/|[/+](?:xml|yaml|x-yaml|x-ndjson|jsonl|javascript)(?:;|$)/i;

const kindOfBody = (type: string): FormBody['kind'] =>
  isJson(type)
    ? 'json'
    : type.startsWith('multipart/')
      ? 'multipart'
      : type === 'application/x-www-form-urlencoded'
        ? 'form'
        : textTypes.test(type)
          ? 'text'
          : 'file';

function bodyOf(type: string, media: MediaType, isRequired: boolean, key: string): FormBody {
  const example = exampleOf(media);
  const kind = kindOfBody(type);
  const schema = formSchema(media.schema ?? {});
  const examples = asObject(example);
  const names = kind === 'file' || kind === 'text' ? [] : Object.keys(schema.properties ?? {});
  // Alternatives with fields of their own have no place in a form.
  const isForm = names.length > 0 && !alternativesIn(schema).some(({properties}) => properties);
  const fields = names.map((name) => {
    const one = schema.properties?.[name];
    const value = Object.hasOwn(examples, name) ? examples[name] : undefined;
    return fieldOf(
      {
        key: `${key}/${escapeSegment(name)}`,
        name,
        place: 'body',
        required: schema.required?.includes(name) ?? false,
        example: firstExample(media) === undefined && typeof one === 'object' ? guessed(one, value) : value,
      },
      // OpenAPI 3.1 has `true` for a value of any kind.
      typeof one === 'object' ? one : {},
    );
  });
  return {
    type,
    media,
    // A form body with unknown fields is written as text.
    kind: !isForm && kind === 'form' ? 'text' : kind,
    examples: kind === 'json' ? examplesOf(media) : [],
    required: isRequired,
    fields: isForm ? fields : undefined,
    key,
    example,
  };
}

/** The bodies of one media type: one, or one for each kind of object that it can be. */
function bodiesOf(media: MediaType): Pick<FormBody, 'alternative' | 'media'>[] {
  const {schema, example, examples} = media;
  return schema === undefined || kindsOf(schema).length === 0
    ? [{media}]
    : kindsOf(schema).map(({name, index, schema: kind}) => ({
        alternative: {name, index},
        media: {
          ...media,
          schema: kind,
          example: looksLike(parsedExample(example, schema), kind) ? example : undefined,
          examples: Object.fromEntries(
            Object.entries(examples ?? {}).filter(([, {value}]) => looksLike(parsedExample(value, schema), kind)),
          ),
        },
      }));
}

/**
 * A value that was made from a schema, as the first one of a field; undefined if it is a text that breaks the pattern, because
 * for most patterns none is found, and an empty field asks for one.
 */
function guessed(schema: Schema, value: unknown): unknown {
  const {pattern} = formSchema(schema);
  try {
    return pattern === undefined || typeof value !== 'string' || new RegExp(pattern, 'u').test(value)
      ? value
      : undefined;
  } catch {
    return value;
  }
}

/**
 * Lays out the form of an operation, without the parameters that security values fill.
 *
 * @param digits of numbers in the operation that stand for others.
 */
export function formOf(
  {parameters: all = [], requestBody, securitySchemes = {}}: Operation,
  digits?: Digits,
): OperationForm {
  const signing = new Set(Object.values(securitySchemes).map(({name = 'authorization'}) => name.toLowerCase()));
  const parameters = all.filter(({name}) => !signing.has(name.toLowerCase()));
  const exact = (field: FormField): FormField =>
    digits ? {...field, values: field.values.map((value) => withDigits(value, digits)), digits} : field;
  const [main] = mainContent(requestBody?.content) ?? [];
  const bodies = Object.entries(requestBody?.content ?? {}).toSorted(
    ([one], [other]) => Number(other === main) - Number(one === main),
  );
  return {
    parameters: parameters.flatMap((parameter) =>
      parameter.in === 'cookie' ? [] : [exact(fieldOfParameter({...parameter, in: parameter.in}))],
    ),
    bodies: bodies
      .flatMap(([type, media]) => bodiesOf(media).map((one) => ({type, ...one})))
      .map(({type, media, alternative}, index) => {
        const key = index === 0 ? 'body' : `body${index + 1}`;
        const body = bodyOf(type, media, requestBody?.required === true, key);
        return {...body, fields: body.fields?.map(exact), ...(alternative && {alternative}), digits};
      }),
    unsent: parameters.filter(({in: place}) => place === 'cookie').map(({name}) => name),
    digits,
  };
}
