import type * as z from 'zod';
import {schemaDiagnostics} from './schemaDiagnostics.js';

/**
 * Validates the options of a plugin or preset.
 *
 * @param owner name of the package, for messages.
 * @returns the options as the schema reads them.
 * @throws an error that names each wrong option, and what to write instead.
 */
export function parseOptions<Schema extends z.ZodType>(
  owner: string,
  schema: Schema,
  options: unknown,
): z.infer<Schema> {
  const parsed = schema.safeParse(options);
  if (parsed.success) {
    return parsed.data;
  }
  const faults = schemaDiagnostics('option', '', schema, options, () => 1, 'write it').map(({message}) => message);
  throw new Error(`${owner}: ${faults.length > 1 ? 'options' : 'option'} ${faults.join('\n  ')}`);
}
