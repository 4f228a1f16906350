import fc from 'fast-check';

/** Names with a meaning in JavaScript, Markdown, MDX, YAML, or URLs. */
const name = fc.oneof(
  fc.constantFrom(
    'id',
    'name',
    'place',
    '__proto__',
    'constructor',
    'toString',
    'x-a',
    '{key}',
    '<b>',
    'a/b',
    'a.b',
    '~1',
    '鳥',
  ),
  fc.string({minLength: 1, maxLength: 6}),
);

/** A description with syntax of every kind. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '![a](/a.png)',
        '[b](/b)',
        '[c](https://c.example.org)',
        '<b>d</b>',
        '{e}',
        ':::note\n',
        '```chart\nf\n',
      ),
      fc.constantFrom(
        '# G\n\n',
        '- h\n',
        '| i | j |\n| - | - |\n| <br> | ![k](/k) |\n',
        '> l\n',
        'import m',
        '$n$',
        '---\n',
        '[^1]: o\n',
      ),
      fc.string({unit: 'binary', maxLength: 8}),
    ),
    {maxLength: 4},
  )
  .map((parts) => parts.join(' '));

function maybe<Value>(one: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> {
  return fc.option(one, {nil: undefined, freq: 2});
}

/** Names of the schemas that may refer to each other. */
const shared = ['One', 'Two', 'api', 'x-three'];

const reference = fc.constantFrom(...shared).map((one) => ({$ref: `#/components/schemas/${one}`}));

const {schema} = fc.letrec<{schema: object}>((tie) => ({
  schema: fc.oneof(
    {depthSize: 'small', withCrossShrink: true},
    reference,
    fc.record({
      type: fc.constantFrom('string', 'integer', 'boolean'),
      description: maybe(text),
      enum: maybe(fc.array(fc.jsonValue({maxDepth: 1}), {minLength: 1, maxLength: 3})),
    }),
    fc.record({type: fc.constant('array'), items: tie('schema'), maxItems: maybe(fc.nat(9))}),
    fc.record({
      type: fc.constant('object'),
      properties: fc.dictionary(name, tie('schema'), {maxKeys: 3}),
      required: maybe(fc.uniqueArray(name, {minLength: 1, maxLength: 2})),
      additionalProperties: maybe(fc.oneof(fc.boolean(), tie('schema'))),
      patternProperties: maybe(fc.dictionary(fc.constantFrom('^x-', '[a-z]+$', '{'), tie('schema'), {maxKeys: 2})),
    }),
    ...(['allOf', 'oneOf', 'anyOf'] as const).map((key) =>
      fc.array(tie('schema'), {minLength: 1, maxLength: 3}).map((list) => ({[key]: list})),
    ),
  ),
}));

const media = fc.record({schema, example: maybe(fc.oneof(fc.jsonValue({maxDepth: 2}), fc.constant('{"a": 1}')))});
const content = fc.dictionary(
  fc.constantFrom(
    'application/json',
    'multipart/form-data',
    'text/csv',
    'image/*',
    'application/x-www-form-urlencoded',
  ),
  media,
  {minKeys: 1, maxKeys: 3},
);
const parameter = fc.record({
  name,
  in: fc.constantFrom('query', 'header', 'cookie'),
  style: maybe(fc.constantFrom('form', 'simple', 'deepObject', 'pipeDelimited')),
  explode: maybe(fc.boolean()),
  description: maybe(text),
  schema,
});
const operation = fc.record({
  operationId: maybe(fc.oneof(name, fc.constantFrom('con', 'index', 'intro'))),
  summary: maybe(text),
  description: maybe(text),
  tags: maybe(fc.array(fc.oneof(name, fc.constantFrom('', 'api')), {maxLength: 2})),
  parameters: maybe(fc.array(parameter, {maxLength: 2})),
  requestBody: maybe(fc.record({description: maybe(text), content})),
  responses: fc.constant({}).chain(() =>
    fc.record({
      '200': fc.record({
        description: text,
        headers: maybe(fc.dictionary(name, fc.record({schema}), {maxKeys: 2})),
        content: maybe(content),
      }),
    }),
  ),
});
/** Specifications as JSON: some that nobody would write. */
export const anySpecification = fc
  .record({
    openapi: fc.constantFrom('3.0.3', '3.1.0'),
    info: fc.record({
      title: fc.oneof(name, text).map((one) => one.trim() || 'A'),
      version: fc.constant('1'),
      description: maybe(text),
    }),
    servers: maybe(fc.constantFrom([{url: '/v2'}], [{url: 'https://{constructor}.example.org'}], [])),
    paths: fc.dictionary(
      fc.constantFrom('/a', '/b/c', '/{', '/con', '/index'),
      fc.dictionary(fc.constantFrom('get', 'put', 'post'), operation, {minKeys: 1, maxKeys: 2}),
      {minKeys: 1, maxKeys: 3},
    ),
    components: fc.record({schemas: fc.record(Object.fromEntries(shared.map((one) => [one, schema])))}),
  })
  // Undefined values are not in JSON.
  .map((document) => JSON.stringify(document));
