import type * as z from 'zod';
import {errorAt, type Diagnostic} from './diagnostic.js';
import {schemaDiagnostics} from './schemaDiagnostics.js';
import {parseYaml, type ParsedYaml} from './yamlLines.js';

/** A parsed YAML file: its value if it is valid, and its diagnostics. */
export interface YamlFile<Value> {
  value: Value | undefined;
  diagnostics: Diagnostic[];
  lineOf: ParsedYaml['lineOf'];
}

/**
 * Parses a YAML file and validates it against a schema.
 *
 * @param file Its path, for messages.
 * @param empty Value of an empty file.
 * @param remedy What to do about a syntax error.
 */
export function readYamlFile<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
  empty: object,
  remedy: string,
): YamlFile<z.infer<Schema>> {
  const {document, lineOf, broken} = parseYaml(source);
  if (broken) {
    const message = `invalid YAML (${broken.reason}); ${remedy}`;
    return {value: undefined, diagnostics: [errorAt(file, broken.line, message)], lineOf};
  }
  const value: unknown = document.toJS() ?? empty;
  const parsed = schema.safeParse(value);
  return parsed.success
    ? {value: parsed.data, diagnostics: [], lineOf}
    : {value: undefined, diagnostics: schemaDiagnostics(file, schema, value, lineOf), lineOf};
}
