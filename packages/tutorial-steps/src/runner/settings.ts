import fs from 'node:fs';
import path from 'node:path';
import {formatDiagnostic, readYamlFile} from '@training-catalog/content-model';
import * as z from 'zod';

/** Settings of the command that are the same for each run, in tutorial-steps.yml. */
const schema = z.strictObject({
  /** Folders with pages, below the folder in which the command is called. */
  folders: z.array(z.string().min(1)).min(1).optional(),
  'git-mirror': z.string().min(1).optional(),
  python: z.string({error: 'write the name of a program, such as python3.12'}).min(1).optional(),
  minutes: z.number().positive().optional(),
  gigabytes: z.number().positive().optional(),
});

/** Settings of the command. */
export type Settings = z.infer<typeof schema>;

const file = 'tutorial-steps.yml';

/**
 * Reads the settings of a site.
 *
 * @throws Error with file and line for each setting that is unknown or has a wrong type.
 */
export function readSettings(siteDir: string): Settings {
  const place = path.join(siteDir, file);
  if (!fs.existsSync(place)) {
    return {};
  }
  const source = fs.readFileSync(place, 'utf8');
  const {value, diagnostics} = readYamlFile('option', file, source, schema, {}, 'write each setting as "name: value"');
  if (!value) {
    throw new Error(diagnostics.map(formatDiagnostic).join('\n'));
  }
  const missing = value.folders?.find((folder) => !fs.existsSync(path.join(siteDir, folder)));
  if (missing !== undefined) {
    throw new Error(`${file}: "folders": there is no folder ${missing}; write the path of one from here, such as docs`);
  }
  return value;
}
