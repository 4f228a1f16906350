// The fields of an operation's form.
import {
  allowedValues,
  escapeSegment,
  exampleOf,
  exampleOfParameter,
  flatten,
  isFile,
  isJson,
  mainContent,
  schemaOf,
  typeName,
  typesOf,
  type MediaType,
  type Operation,
  type Parameter,
  type Schema,
} from '@training-catalog/openapi-pages/client';

/**
 * How a field is filled in: one of a list, free text, a number, values line by line, JSON, files, the fields of an
 * object, the items of an array, or one of several alternatives.
 */
export type FieldKind = 'choice' | 'text' | 'number' | 'lines' | 'json' | 'file' | 'group' | 'list' | 'variant';

/** A field of the form. Inner fields are laid out on demand, because schemas may be recursive. */
export interface FormField {
  /** Location and name, such as `query option`, `body/timeframe`, or `body/places/0/name`. */
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
  /** Initial text; undefined if it is left out. */
  example: unknown;
  /** Number of enclosing groups below an item that the reader adds. */
  level: number;
}

/** Whether a field consists of others: an object, an array, or one of several alternatives. */
export const isComposite = ({kind}: Pick<FormField, 'kind'>): boolean =>
  kind === 'group' || kind === 'list' || kind === 'variant';

/** How the body is filled in, for one of the media types that the operation takes. */
export interface FormBody {
  type: string;
  media: MediaType;
  required: boolean;
  /** JSON, as form or text; fields of a form; the content of a file; any text. */
  kind: 'json' | 'form' | 'multipart' | 'file' | 'text';
  /** The whole body as a field, if a form can represent it: an object with known fields, an array, or alternatives. */
  root: FormField | undefined;
  /** Key of the body as a text or a file, and the first part of the keys of its fields. */
  key: string;
  /** Initial body, as JSON or other text. */
  initial: string;
}

/** Form of an operation. */
export interface OperationForm {
  parameters: readonly FormField[];
  /** One for each media type of the body, that of the page first; empty if there is no body. */
  bodies: readonly FormBody[];
  /** Names of parameters that a page cannot send: cookies. */
  unsent: readonly string[];
}

/** A value as an object; an empty one if it is not an object. */
export const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/** Whether a value is an array, of files for instance. */
export const isArray = (schema: Schema): boolean => typesOf(schema)[0] === 'array';

const simple = new Set(['string', 'integer', 'number', 'boolean']);

const isNull = ({type}: Schema): boolean => type !== undefined && typesOf({type}).length === 0;

/** Alternatives of a schema besides `null`: those that it lists, or one for each of its types. */
function alternativeSchemas(schema: Schema): readonly Schema[] {
  const listed = (schema.oneOf ?? schema.anyOf ?? []).filter((one) => !isNull(flatten(one)));
  const types = typesOf(schema);
  return listed.length > 0 ? listed : types.length > 1 ? types.map((type) => ({...schema, type})) : [];
}

/** The schema of a field: with `allOf` merged, and, if the only other alternative is `null`, that of the value. */
function formSchema(given: Schema): Schema {
  const schema = flatten(given);
  const {oneOf, anyOf, ...own} = schema;
  const [only, ...others] = (oneOf ?? anyOf) && !schema.properties ? alternativeSchemas(schema) : [];
  return only && others.length === 0 ? {...flatten(only), ...own} : schema;
}

const isPlainText = (schema: Schema): boolean => typesOf(schema).join() === 'string';

/** Lists and groups deeper than this are initially empty, even if they are required. */
const maxLevels = 6;

/** Formats that an empty string does not match. */
const strictFormats = new Set(['date', 'date-time', 'time', 'email', 'uri', 'url', 'uuid', 'ipv4', 'ipv6', 'hostname']);

/** Whether an empty string matches a schema, judged by its own keywords. */
function takesEmptyText(given: Schema, level = 0): boolean {
  const schema = flatten(given);
  const {enum: listed = schema.const === undefined ? undefined : [schema.const], pattern, minLength = 0} = schema;
  const alternatives = schema.oneOf ?? schema.anyOf;
  return (
    (listed?.includes('') ?? true) &&
    (alternatives?.some((one) => level < maxLevels && takesEmptyText(one, level + 1)) ?? isPlainText(schema)) &&
    minLength <= 0 &&
    !strictFormats.has(schema.format ?? '') &&
    (pattern === undefined || pattern === '')
  );
}

const hasFields = ({properties = {}}: Schema): boolean => Object.keys(properties).length > 0;

/** @param isItem - whether it is that of an item, because arrays of arrays may be recursive. */
function kindOf(schema: Schema, values: readonly unknown[], isItem = false): FieldKind {
  if (isFile(schema) || (typeof schema.items === 'object' && isFile(schema.items))) {
    return 'file';
  }
  const alternatives = alternativeSchemas(schema);
  const isListed = (one: Schema): boolean =>
    allowedValues(one).length > 0 && typesOf(one).every((type) => type === 'string');
  if (alternatives.length > 1 && !hasFields(schema)) {
    const isText = (one: Schema): boolean => isListed(one) || (isPlainText(flatten(one)) && !isFile(one));
    return alternatives.every(isListed) ? 'choice' : alternatives.every(isText) ? 'text' : 'variant';
  }
  const [type = ''] = typesOf(schema);
  if (hasFields(schema) && (type === 'object' || type === '')) {
    return alternatives.some((one) => hasFields(flatten(one))) ? 'json' : 'group';
  }
  if (type === 'array' && typeof schema.items === 'object') {
    const items = formSchema(schema.items);
    const kind = isItem ? 'list' : kindOf(items, allowedValues(items), true);
    return kind === 'text' || kind === 'number' ? 'lines' : kind === 'json' ? 'json' : 'list';
  }
  if (!simple.has(type)) {
    return type === '' && values.length > 0 && values.every((value) => typeof value === 'string') ? 'choice' : 'json';
  }
  return type === 'boolean' || values.length > 0 ? 'choice' : type === 'string' ? 'text' : 'number';
}

/** A value as the text of its field. */
export function textOf(kind: FieldKind, value: unknown): string {
  if (value === undefined) {
    return '';
  }
  if (kind === 'lines' && Array.isArray(value)) {
    return value.map((item) => textOf('text', item)).join('\n');
  }
  return typeof value === 'string' && kind !== 'json' ? value : JSON.stringify(value);
}

/** Properties that all fields of a schema share. */
type Layout = Pick<FormField, 'kind' | 'schema' | 'type' | 'values'> & {takesEmptyText: boolean};

/** Cached, because the items of a list share one schema, and the form is laid out again at every keystroke. */
const layouts = new WeakMap<Schema, Layout>();

function layoutOf(given: Schema): Layout {
  const known = layouts.get(given);
  if (known) {
    return known;
  }
  const schema = formSchema(given);
  const allowed = allowedValues(schema);
  const kind = kindOf(schema, allowed);
  const values = typesOf(schema)[0] === 'boolean' && allowed.length === 0 ? [true, false] : allowed;
  const layout = {
    kind,
    schema,
    type: typeName(given),
    values: kind === 'choice' || kind === 'text' ? values.map((value) => textOf('text', value)) : [],
    takesEmptyText: (kind === 'choice' || kind === 'text') && takesEmptyText(given),
  };
  layouts.set(given, layout);
  return layout;
}

type FieldIdentity = Pick<FormField, 'key' | 'name' | 'place' | 'required' | 'example' | 'level'>;

function fieldOf(identity: FieldIdentity, given: Schema, description?: string): FormField {
  const {takesEmptyText: isFitting, ...layout} = layoutOf(given);
  return {
    ...identity,
    ...layout,
    description: description ?? layout.schema.description,
    isEmptyText: isFitting && identity.required && identity.place === 'body',
  };
}

/** Whether a group is always present when its parent is. Other groups can be added and removed. */
export const isFixed = ({required, level}: FormField): boolean => required && level < maxLevels;

/** Fields of a group. */
export function fieldsIn({key, place, schema, example, level}: FormField): FormField[] {
  const examples = asObject(example);
  return Object.entries(schema.properties ?? {}).map(([name, one]) =>
    fieldOf(
      {
        key: `${key}/${escapeSegment(name)}`,
        name,
        place,
        required: schema.required?.includes(name) ?? false,
        example: Object.hasOwn(examples, name) ? examples[name] : undefined,
        level: level + 1,
      },
      // OpenAPI 3.1 has `true` for a value of any kind.
      typeof one === 'object' ? one : {},
    ),
  );
}

/** An item of a list. Its number stays the same when other items are removed. */
export function itemIn({key, name, place, schema}: FormField, number: number): FormField {
  const items = typeof schema.items === 'object' ? schema.items : {};
  return fieldOf({key: `${key}/${number}`, name, place, required: true, example: undefined, level: 0}, items);
}

/** An alternative of a field. */
export interface Alternative {
  title: string;
  field: FormField;
  /** Its number in the schema, which may also list `null`. */
  place: number;
}

/** Alternatives of a field. */
export function alternativesIn({key, name, place, schema, level}: FormField): Alternative[] {
  const {oneOf, anyOf, ...own} = schema;
  const listed = oneOf ?? anyOf;
  const titles = new Set<string>();
  return alternativeSchemas(schema).map((one, index) => {
    const title = one.title ?? typeName(one);
    const isAgain = titles.has(title);
    titles.add(title);
    return {
      title: isAgain ? `${title} (${index + 1})` : title,
      field: fieldOf(
        {key: `${key}/${index}`, name, place, required: true, example: undefined, level: level + 1},
        listed ? one : {...own, ...one},
      ),
      place: listed?.indexOf(one) ?? index,
    };
  });
}

function fieldOfParameter(parameter: Parameter & {in: 'path' | 'query' | 'header'}): FormField {
  const required = parameter.required === true || parameter.in === 'path';
  const {name, in: place} = parameter;
  const example = required ? exampleOfParameter({...parameter, required: place !== 'path'}) : undefined;
  const field = fieldOf(
    {key: `${place} ${name}`, name, place, required, example, level: 0},
    schemaOf(parameter),
    parameter.description,
  );
  // A parameter with a media type of its own is JSON, whatever its value.
  const json = parameter.content && Object.keys(parameter.content).some(isJson);
  return json && field.kind !== 'group' && field.kind !== 'list' ? {...field, kind: 'json'} : field;
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
  const root =
    kind === 'file' || kind === 'text'
      ? undefined
      : fieldOf({key, name: 'body', place: 'body', required: true, example, level: 0}, media.schema ?? {});
  const isForm = root?.kind === 'group' || (kind === 'json' && (root?.kind === 'list' || root?.kind === 'variant'));
  return {
    type,
    media,
    // A form body with unknown fields is written as text.
    kind: !isForm && kind === 'form' ? 'text' : kind,
    required: isRequired,
    root: isForm ? root : undefined,
    key,
    initial: kind === 'json' ? JSON.stringify(example ?? {}, null, 2) : typeof example === 'string' ? example : '',
  };
}

/** Lays out the form of an operation, without the parameters that security values fill. */
export function formOf({parameters: all = [], requestBody, securitySchemes = {}}: Operation): OperationForm {
  const signing = new Set(Object.values(securitySchemes).map(({name = 'authorization'}) => name.toLowerCase()));
  const parameters = all.filter(({name}) => !signing.has(name.toLowerCase()));
  const [main] = mainContent(requestBody?.content) ?? [];
  const bodies = Object.entries(requestBody?.content ?? {}).toSorted(
    ([one], [other]) => Number(other === main) - Number(one === main),
  );
  return {
    parameters: parameters.flatMap((parameter) =>
      parameter.in === 'cookie' ? [] : [fieldOfParameter({...parameter, in: parameter.in})],
    ),
    bodies: bodies.map(([type, media], index) =>
      bodyOf(type, media, requestBody?.required === true, index === 0 ? 'body' : `body${index + 1}`),
    ),
    unsent: parameters.filter(({in: place}) => place === 'cookie').map(({name}) => name),
  };
}
