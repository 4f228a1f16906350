// Checks values against their schemas, with messages in plain words. The validator interprets schemas, because those
// that compile them need `eval`, which the content security policy refuses.
import {Validator, type OutputUnit, type Schema as JsonSchema} from '@cfworker/json-schema';
import {segmentsOf, typeName, type Schema} from '@training-catalog/openapi-pages/client';
import {texts} from './texts.js';

/** What is wrong with a value. */
export interface Fault {
  /** Keys and indexes of the invalid part; empty for the whole value. */
  path: readonly string[];
  message: string;
}

/** Returns the errors of a value. */
export type Check = (value: unknown, chosenAt?: ChosenAt) => Fault[];

/** A schema as the file of the page holds it, and with its references resolved. */
export interface CheckedSchema {
  packed: Schema;
  resolved: Schema;
  $defs: readonly Schema[];
}

/** The schema whose keyword failed. References are resolved, so the path skips them. */
function schemaAt(root: Schema, keywordLocation: string): Schema | undefined {
  return segmentsOf(keywordLocation)
    .slice(0, -1)
    .filter((segment) => segment !== '$ref')
    .reduce<unknown>(
      (node, key) =>
        typeof node === 'object' && node !== null && Object.hasOwn(node, key)
          ? (node as Record<string, unknown>)[key]
          : undefined,
      root,
    ) as Schema | undefined;
}

const formats = new Map<string, () => string>(
  Object.entries({
    date: texts.date,
    'date-time': texts.dateTime,
    time: texts.time,
    email: texts.email,
    uri: texts.uri,
    uuid: texts.uuid,
  }),
);

const listed = (values: readonly unknown[]): string =>
  values.length > 6
    ? texts.chooseListed()
    : texts.enterOneOf({
        values: values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join(', '),
      });

/** Messages for the keywords that constrain a value itself; the others only lead to these. */
const messages: Record<string, (schema: Schema) => string> = {
  type: (schema) => texts.mustBeType({type: typeName(schema)}),
  enum: ({enum: values = []}) => listed(values),
  const: ({const: value}) => listed([value]),
  minLength: ({minLength = 0}) => texts.minLength({count: minLength}),
  maxLength: ({maxLength = 0}) => texts.maxLength({count: maxLength}),
  minItems: ({minItems = 0}) => texts.minItems({count: minItems}),
  maxItems: ({maxItems = 0}) => texts.maxItems({count: maxItems}),
  minProperties: ({minProperties = 0}) => texts.minProperties({count: minProperties}),
  maxProperties: ({maxProperties = 0}) => texts.maxProperties({count: maxProperties}),
  uniqueItems: texts.unique,
  minimum: ({minimum = 0}) => texts.minimum({limit: minimum}),
  maximum: ({maximum = 0}) => texts.maximum({limit: maximum}),
  exclusiveMinimum: ({exclusiveMinimum}) => texts.above({limit: Number(exclusiveMinimum)}),
  exclusiveMaximum: ({exclusiveMaximum}) => texts.below({limit: Number(exclusiveMaximum)}),
  multipleOf: ({multipleOf = 0}) => texts.multipleOf({factor: multipleOf}),
  pattern: ({pattern = ''}) => texts.pattern({pattern}),
  format: ({format = ''}) => formats.get(format)?.() ?? texts.format({format}),
  anyOf: texts.noAlternative,
  oneOf: texts.oneAlternative,
  not: texts.notAllowed,
  false: texts.fieldNotAllowed,
};

const isNull = ({type}: Schema): boolean => type === 'null';

/** Number of the alternative that the reader chose for the value at a path; undefined if there is no choice. */
export type ChosenAt = (path: readonly string[]) => number | undefined;

/** Turns the findings of the validator into messages. */
function faultsOf(units: readonly OutputUnit[], root: Schema, chosenAt: ChosenAt): Fault[] {
  const isChoice = (keyword: string): keyword is 'anyOf' | 'oneOf' => keyword === 'anyOf' || keyword === 'oneOf';
  const choices = units.filter(({keyword}) => isChoice(keyword));
  const isBelow = (place: string, above: string): boolean => place === above || place.startsWith(`${above}/`);

  /** Whether an error belongs to the alternative that was meant: the chosen one, or the only one besides `null`. */
  const isMeant = (choice: OutputUnit, {keywordLocation}: OutputUnit): boolean => {
    const {[choice.keyword as 'anyOf' | 'oneOf']: all = []} = schemaAt(root, choice.keywordLocation) ?? {};
    const [only, ...others] = [...all.keys()].filter((index) => all[index] && !isNull(all[index]));
    const meant = others.length === 0 ? only : chosenAt(segmentsOf(choice.instanceLocation));
    return keywordLocation.startsWith(`${choice.keywordLocation}/${meant}/`);
  };
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
      return name === undefined ? [] : [{path: [...path, name], message: texts.isRequired()}];
    }
    const isReportedInside =
      isChoice(keyword) &&
      meant.some(
        (other) =>
          other.keywordLocation.startsWith(`${keywordLocation}/`) && isBelow(other.instanceLocation, instanceLocation),
      );
    const message = Object.hasOwn(messages, keyword) && !isReportedInside ? messages[keyword] : undefined;
    return message ? [{path, message: message(schemaAt(root, keywordLocation) ?? {})}] : [];
  });
}

/**
 * Makes a function that lists the errors of a value. A schema that the validator cannot use, such as one with a pattern
 * of another dialect, finds none: the service decides.
 */
export function checker({packed, resolved, $defs}: CheckedSchema): Check {
  // The validator changes the schemas that it gets.
  const root = structuredClone({...packed, $defs: Object.fromEntries($defs.entries())}) as JsonSchema;
  let validator: Validator | undefined;
  return (value, chosenAt = () => undefined) => {
    try {
      validator ??= new Validator(root, '2020-12', false);
      return faultsOf(validator.validate(value).errors, resolved, chosenAt);
    } catch {
      return [];
    }
  };
}
