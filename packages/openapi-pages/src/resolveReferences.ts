import {escapeSegment, segmentsOf} from './model/jsonPointer.js';

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The values of these keys are example data, not parts of the document. */
const dataKeys = new Set(['example', 'default', 'enum', 'const', 'value']);

/** The keys below these are names that the author chose, so `value` may be one of them. */
const nameMaps = new Set([
  ...['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas', 'schemas', 'responses'],
  ...['parameters', 'examples', 'requestBodies', 'headers', 'securitySchemes', 'links', 'callbacks', 'pathItems'],
  ...['paths', 'webhooks', 'x-webhooks', 'content', 'variables', 'encoding', 'securityDefinitions'],
]);

/** Strings that some files write as numbers, such as `version: 1.0`. */
const textKeys = new Set([
  ...[
    'version',
    'title',
    'summary',
    'description',
    'operationId',
    'name',
    'url',
    'format',
    'pattern',
    'style',
    'scheme',
  ],
  ...['x-displayName', 'termsOfService', 'email', 'identifier', 'bearerFormat', 'operationRef', 'contentType'],
]);

/** Lists of texts. */
const textLists = new Set(['tags', 'required']);

const isScalar = (value: unknown): value is number | boolean => typeof value === 'number' || typeof value === 'boolean';

/** Lists of what a page describes one by one; an entry without a value is left out. */
const lists = new Set([
  'parameters',
  'servers',
  'security',
  'tags',
  'required',
  'allOf',
  'oneOf',
  'anyOf',
  'prefixItems',
]);

/**
 * Whether a place, given as keys from the root of a document, is in an extension (`x-...`) or in example data: nothing
 * on a page depends on what is referenced there.
 */
export function isBesideModel(keys: readonly string[]): boolean {
  let isName = false;
  for (const key of keys) {
    if (!isName && (dataKeys.has(key) || (key.startsWith('x-') && key !== 'x-webhooks'))) {
      return true;
    }
    isName = !isName && nameMaps.has(key);
  }
  return false;
}

/** Sets a key, also one with a meaning in JavaScript, such as `__proto__`. */
const setKey = (node: Node, key: string, value: unknown): void => {
  Object.defineProperty(node, key, {value, writable: true, enumerable: true, configurable: true});
};

/** Part of a document that a local pointer such as `#/components/schemas/Pet` names; undefined if there is none. */
export function atPointer(document: unknown, pointer: string): unknown {
  return segmentsOf(pointer).reduce<unknown>(
    (node, key) =>
      Array.isArray(node)
        ? (node[Number(key)] as unknown)
        : isNode(node) && Object.hasOwn(node, key)
          ? node[key]
          : undefined,
    document,
  );
}

/** Rewrites what OpenAPI 3.0 says of a value in another way than 3.1: bounds that it may not reach, and `null`. */
function asInOpenApi31(schema: Node): void {
  for (const [exclusive, bound] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (typeof schema[exclusive] === 'boolean') {
      const isExcluded = schema[exclusive] && schema[bound] !== undefined;
      Reflect.deleteProperty(schema, exclusive);
      if (isExcluded) {
        schema[exclusive] = schema[bound];
        Reflect.deleteProperty(schema, bound);
      }
    }
  }
  if (schema.nullable === true && typeof schema.type === 'string') {
    schema.type = [schema.type, 'null'];
    if (Array.isArray(schema.enum) && !schema.enum.includes(null)) {
      schema.enum = [...(schema.enum as unknown[]), null];
    }
  }
}

/**
 * Copies a document and replaces each local reference by the object that it names. Time and memory are proportional to
 * the document, because what is referenced twice is copied once; a recursive schema contains itself. Keys next to
 * `$ref` override those of the object. Schemas of `components` without a title are titled with their name. Keys without
 * a value (`description:`) are left out.
 */
export function resolveReferences(document: unknown): unknown {
  const copies = new Map<object, unknown>();
  const choices: {copy: Node; node: Node}[] = [];
  const merges = new Map<object, {base: unknown; own: Node}>();

  const convert = (value: unknown, isNameMap = false): unknown => {
    if (typeof value !== 'object' || value === null) {
      return value;
    }
    const known = copies.get(value);
    if (known !== undefined) {
      return known;
    }
    if (Array.isArray(value)) {
      const copy: unknown[] = [];
      copies.set(value, copy);
      copy.push(...value.map((item) => convert(item)));
      return copy;
    }
    const node = value as Node;
    if (typeof node.$ref === 'string' && !isNameMap) {
      return convertReference(node, node.$ref);
    }
    const copy: Node = {};
    copies.set(node, copy);
    fill(copy, node, isNameMap);
    return copy;
  };

  const fill = (copy: Node, node: Node, isNameMap: boolean): void => {
    for (const [key, child] of Object.entries(node)) {
      if (!isNameMap && dataKeys.has(key)) {
        setKey(copy, key, child);
      } else if (!isNameMap && key === 'type' && (child === null || Array.isArray(child))) {
        // YAML reads the type null without quotes as no value.
        const types = [child].flat().map((type: unknown) => type ?? 'null');
        setKey(copy, key, Array.isArray(child) ? types : 'null');
      } else if (!isNameMap && textKeys.has(key) && isScalar(child)) {
        setKey(copy, key, String(child));
      } else if (!isNameMap && lists.has(key) && Array.isArray(child)) {
        const present = child.filter((item) => item !== null && item !== '') as unknown[];
        setKey(copy, key, textLists.has(key) && !present.some(isNode) ? present.map(String) : convert(present));
      } else if (child !== null) {
        setKey(copy, key, convert(child, !isNameMap && nameMaps.has(key)));
      }
    }
    if (!isNameMap) {
      asInOpenApi31(copy);
      if (isNode(node.discriminator)) {
        choices.push({copy, node});
      }
    }
  };

  /** Lets the mapping of a discriminator give the titles of the schemas, by which a page and a form name them. */
  const nameChoices = ({copy, node}: {copy: Node; node: Node}): void => {
    const {mapping, ...discriminator} = node.discriminator as Node;
    const titleOf = (reference: string): string => {
      const target = convert(
        atPointer(document, reference.startsWith('#') ? reference : `#/components/schemas/${escapeSegment(reference)}`),
      );
      return isNode(target) && typeof target.title === 'string'
        ? target.title
        : (reference.split('/').at(-1) ?? reference);
    };
    const given = Object.entries(isNode(mapping) ? mapping : {}).flatMap(([value, reference]) =>
      typeof reference === 'string' ? [[value, titleOf(reference)] as const] : [],
    );
    // Without an entry, the value is the name of the schema.
    const implied = [node.oneOf, node.anyOf].flatMap((list) =>
      (Array.isArray(list) ? list : []).flatMap((one: unknown) => {
        const reference = isNode(one) && typeof one.$ref === 'string' ? one.$ref : '';
        const name = reference.split('/').at(-1) ?? '';
        const title = titleOf(reference);
        return name === '' || name === title || given.some(([, known]) => known === title)
          ? []
          : [[name, title] as const];
      }),
    );
    const all = [...given, ...implied];
    copy.discriminator = {...discriminator, ...(all.length > 0 && {mapping: Object.fromEntries(all)})};
  };

  const convertReference = (node: Node, pointer: string): unknown => {
    const own = {...node};
    delete own.$ref;
    const copy: Node = {};
    // Also the replacement of a reference to itself.
    copies.set(node, copy);
    const base = convert(pointer.startsWith('#') ? atPointer(document, pointer) : undefined);
    if (Object.keys(own).length === 0) {
      copies.set(node, base ?? copy);
      return base ?? copy;
    }
    fill(copy, own, false);
    merges.set(copy, {base, own: {...copy}});
    return copy;
  };

  const result = convert(document);
  if (isNode(result) && isNode(result.components) && isNode(result.components.schemas)) {
    for (const [name, schema] of Object.entries(result.components.schemas)) {
      if (isNode(schema) && !merges.has(schema)) {
        schema.title ??= name;
      }
    }
  }
  choices.forEach(nameChoices);
  // Merge last: all bases are complete now.
  const merge = (copy: object): void => {
    const pending = merges.get(copy);
    if (pending) {
      merges.delete(copy);
      if (isNode(pending.base)) {
        merge(pending.base);
        for (const [key, value] of Object.entries({...pending.base, ...pending.own})) {
          setKey(copy as Node, key, value);
        }
        asInOpenApi31(copy as Node);
      }
    }
  };
  [...merges.keys()].forEach(merge);
  return result;
}
