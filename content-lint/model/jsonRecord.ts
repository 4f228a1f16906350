import type * as z from 'zod';
import {type Diagnostic, errorAt, parseYaml, schemaDiagnostics} from '@training-catalog/content-model';

/**
 * What is wrong with a JSON file that a command writes.
 *
 * @param rule reports what does not match the schema
 * @param remedy how to get a valid file again
 */
export function recordFaults<Rule extends string>(
  rule: Rule,
  file: string,
  source: string,
  schema: z.ZodType,
  remedy: string,
): Diagnostic<Rule | 'json-syntax'>[] {
  const {document, lineOf, broken} = parseYaml(source);
  return broken
    ? [errorAt('json-syntax', file, broken.line, `invalid JSON; ${remedy}`)]
    : schemaDiagnostics(rule, file, schema, document.toJS(), lineOf);
}
