import type * as z from 'zod';
import {parseYaml, schemaDiagnostics} from '@training-catalog/content-model';
import {type Diagnostic, diagnosticAt, type RuleId} from '../rules/registry';

/**
 * What is wrong with a JSON file that a command writes.
 *
 * @param rule reports what does not match the schema
 * @param remedy how to get a valid file again
 */
export function recordFaults(
  rule: RuleId,
  file: string,
  source: string,
  schema: z.ZodType,
  remedy: string,
): Diagnostic[] {
  const {document, lineOf, broken} = parseYaml(source);
  return broken
    ? [diagnosticAt('json-syntax', file, broken.line, `invalid JSON; ${remedy}`)]
    : schemaDiagnostics(rule, file, schema, document.toJS(), lineOf);
}
