// Checks values against their schemas, with messages in plain words. The validator interprets schemas, because those
// that compile them need `eval`, which the content security policy refuses.
import {translate} from '@docusaurus/Translate';
import {Validator, type OutputUnit, type Schema as JsonSchema} from '@cfworker/json-schema';
import {
  constraints,
  discriminatorValue,
  segmentsOf,
  valueOf,
  type Schema,
} from '@training-catalog/openapi-pages/client';

/** What is wrong with a value. */
export interface Fault {
  /** Keys and indexes of the invalid part; empty for the whole value. */
  path: readonly string[];
  message: string;
}

/** Returns the errors of a value. */
export type Check = (value: unknown) => Fault[];

/** A schema, or what it refers to. */
export function definitionOf(schema: Schema, $defs: readonly Schema[]): Schema {
  const {$ref} = schema as {$ref?: string};
  return $ref === undefined ? schema : ($defs[Number($ref.slice('#/$defs/'.length))] ?? {});
}

/** The schema whose keyword failed, in the schema of a value and those that it refers to. */
const schemaAt = (root: Schema, $defs: readonly Schema[], keywordLocation: string): Schema =>
  segmentsOf(keywordLocation)
    .slice(0, -1)
    .reduce<unknown>((node, key) => {
      const inner = Object.hasOwn(Object(node) as object, key) ? (node as Record<string, unknown>)[key] : undefined;
      return key === '$ref' ? definitionOf({$ref: inner} as Schema, $defs) : inner;
    }, root) as Schema;

/** Bounds of a value in words. */
export const boundsOf = (schema: Schema): string[] =>
  constraints(schema).map((one) => (typeof one === 'string' ? one : `${one.text} ${one.code}`));

const bounds: readonly (keyof Schema)[] = [
  ...(['minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties'] as const),
  ...(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'pattern'] as const),
];

const listed = (values: readonly unknown[]): string =>
  values.length > 6
    ? translate({id: 'training-catalog.openapi-console.chooseListed', message: 'Choose one of the listed values.'})
    : translate(
        {id: 'training-catalog.openapi-console.enterOneOf', message: 'Enter one of: {values}.'},
        {
          values: values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join(', '),
        },
      );

/** Messages for the keywords that constrain a value itself; the others only lead to these. */
const messages: Record<string, (schema: Schema) => string> = {
  type: ({type = ''}) =>
    translate(
      {id: 'training-catalog.openapi-console.mustBeType', message: 'The type must be {type}.'},
      {type: [type].flat().join(' or ')},
    ),
  enum: ({enum: values = []}) => listed(values),
  const: ({const: value}) => listed([value]),
  ...Object.fromEntries(
    bounds.map((key) => [
      key,
      (schema: Schema) =>
        translate(
          {id: 'training-catalog.openapi-console.bound', message: 'Allowed: {bound}.'},
          {bound: boundsOf({[key]: schema[key]}).join()},
        ),
    ]),
  ),
  format: ({format = ''}) =>
    translate(
      {
        id: 'training-catalog.openapi-console.format',
        message: 'Enter a value of the format {format}, such as {example}.',
      },
      {format, example: String(valueOf({type: 'string', format}))},
    ),
  anyOf: () =>
    translate({
      id: 'training-catalog.openapi-console.noAlternative',
      message: 'The value matches none of the alternatives.',
    }),
  oneOf: () =>
    translate({
      id: 'training-catalog.openapi-console.oneAlternative',
      message: 'The value must match exactly one of the alternatives.',
    }),
  not: () => translate({id: 'training-catalog.openapi-console.notAllowed', message: 'This value is not allowed.'}),
  false: () =>
    translate({id: 'training-catalog.openapi-console.fieldNotAllowed', message: 'This field is not allowed here.'}),
};

const isNull = ({type}: Schema): boolean => type === 'null';

/** Turns the findings of the validator into messages. */
function faultsOf(units: readonly OutputUnit[], root: Schema, $defs: readonly Schema[], value: unknown): Fault[] {
  const isChoice = (keyword: string): keyword is 'anyOf' | 'oneOf' => keyword === 'anyOf' || keyword === 'oneOf';
  const choices = units.filter(({keyword}) => isChoice(keyword));
  const isBelow = (place: string, above: string): boolean => place === above || place.startsWith(`${above}/`);

  /** Number of the alternative that is meant: the only one, that of the discriminator, or the one with the right constants. */
  const meantBy = ({keyword, keywordLocation, instanceLocation}: OutputUnit): number => {
    const schema = schemaAt(root, $defs, keywordLocation);
    const {[keyword as 'anyOf' | 'oneOf']: all = []} = schema;
    const some = [...all.keys()].filter((index) => all[index] && !isNull(all[index]));
    const inner = segmentsOf(instanceLocation).reduce<unknown>(
      (node, key) => (Object(node) as Record<string, unknown>)[key],
      value,
    );
    const named = (Object(inner) as Record<string, unknown>)[schema.discriminator?.propertyName ?? ''];
    const byName = some.filter(
      (index) => named !== undefined && discriminatorValue(schema, definitionOf(all[index] ?? {}, $defs)) === named,
    );
    const byConstant = some.filter(
      (index) =>
        !units.some(
          (unit) =>
            unit.keywordLocation.startsWith(`${keywordLocation}/${index}/`) &&
            ['const', 'enum'].includes(unit.keyword) &&
            segmentsOf(unit.instanceLocation).length === segmentsOf(instanceLocation).length + 1,
        ),
    );
    const [only] = [some, byName, byConstant].find(({length}) => length === 1) ?? [];
    return only ?? -1;
  };

  /** Whether an error belongs to the alternative that is meant. */
  const isMeant = (choice: OutputUnit, {keywordLocation}: OutputUnit): boolean =>
    keywordLocation.startsWith(`${choice.keywordLocation}/${meantBy(choice)}/`);
  const meant = units.filter((unit) => {
    const above = choices.filter(
      ({keywordLocation, instanceLocation}) =>
        unit.keywordLocation.startsWith(`${keywordLocation}/`) && isBelow(unit.instanceLocation, instanceLocation),
    );
    return !unit.keywordLocation.includes('/not/') && above.every((choice) => isMeant(choice, unit));
  });
  return meant.flatMap((unit) => {
    const {keyword, keywordLocation, instanceLocation, error} = unit;
    const path = segmentsOf(instanceLocation);
    if (keyword === 'required') {
      const [, name] = /"(.*)"/s.exec(error) ?? [];
      return name === undefined
        ? []
        : [
            {
              path: [...path, name],
              message: translate({
                id: 'training-catalog.openapi-console.isRequired',
                message: 'This field is required.',
              }),
            },
          ];
    }
    const isReportedInside =
      isChoice(keyword) &&
      meant.some(
        (other) =>
          other.keywordLocation.startsWith(`${keywordLocation}/`) && isBelow(other.instanceLocation, instanceLocation),
      );
    const message = Object.hasOwn(messages, keyword) && !isReportedInside ? messages[keyword] : undefined;
    return message ? [{path, message: message(schemaAt(root, $defs, keywordLocation))}] : [];
  });
}

/**
 * Makes a function that lists the errors of a value. A schema that the validator cannot use, such as one with a pattern
 * of another dialect, finds none: the service decides.
 *
 * @param schema - as the file of the page has it, with references to `$defs`.
 */
export function checker(schema: Schema, $defs: readonly Schema[]): Check {
  // The validator changes the schemas that it gets.
  const root = structuredClone({...schema, $defs: Object.fromEntries($defs.entries())}) as JsonSchema;
  let validator: Validator | undefined;
  return (value) => {
    try {
      validator ??= new Validator(root, '2020-12', false);
      return faultsOf(validator.validate(value).errors, schema, $defs, value);
    } catch {
      return [];
    }
  };
}
