import type * as z from 'zod';
import {errorAt, type Diagnostic, type SourceRule} from './diagnostic.js';
import {schemaDiagnostics} from './schemaDiagnostics.js';
import {parseYaml, type ParsedYaml} from './yamlLines.js';

/** A parsed YAML file: its value if it is valid, and its diagnostics. */
export interface YamlFile<Value, Rule extends string = string> {
  value: Value | undefined;
  diagnostics: Diagnostic<Rule | SourceRule>[];
  lineOf: ParsedYaml['lineOf'];
}

/**
 * Parses a YAML file, or one of JSON, which is YAML, too, and validates it against a schema.
 *
 * @param rule Id of the rule that the schema stands for; a syntax error is of `yaml-syntax`, or `json-syntax`.
 * @param file Its path, for messages.
 * @param empty Value of an empty file.
 * @param remedy What to do about a syntax error.
 */
export function readYamlFile<Schema extends z.ZodType, Rule extends string>(
  rule: Rule,
  file: string,
  source: string,
  schema: Schema,
  empty: object,
  remedy: string,
): YamlFile<z.infer<Schema>, Rule> {
  const {document, lineOf, broken} = parseYaml(source);
  if (broken) {
    const format = file.endsWith('.json') ? 'JSON' : 'YAML';
    const id = format === 'JSON' ? 'json-syntax' : 'yaml-syntax';
    const message = `invalid ${format} (${broken.reason}); ${remedy}`;
    return {value: undefined, diagnostics: [errorAt(id, file, broken.line, message)], lineOf};
  }
  const value: unknown = document.toJS() ?? empty;
  const parsed = schema.safeParse(value);
  return parsed.success
    ? {value: parsed.data, diagnostics: [], lineOf}
    : {value: undefined, diagnostics: schemaDiagnostics(rule, file, schema, value, lineOf), lineOf};
}
