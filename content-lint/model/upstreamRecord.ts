import * as z from 'zod';
import type {Diagnostic} from './diagnostic';
import {schemaDiagnostics} from './schemaDiagnostics';
import {parseYaml} from './yamlLines';

/** File with the state of all projects' repositories at the last `npm run sync -- --record`. */
export const upstreamFile = 'docs/upstream.json';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'write a day, such as 2025-07-31');
const address = z.url({protocol: /^https$/, error: 'write the full address, with https://'});

/** Recorded state of one project's repository. */
export const upstreamState = z.strictObject({
  repository: address,
  /** Newest commit of its default branch, and that commit's day. */
  commit: z.string().regex(/^[0-9a-f]{40}$/, 'write all 40 digits of the commit'),
  date: day,
  /** Its newest release by number, and the day of that commit; `repository` where the project goes on in another. */
  release: z.strictObject({name: z.string().min(1), date: day, repository: address.optional()}).optional(),
  /** As stated in its files at that commit. */
  license: z.string().min(1).optional(),
  version: z.string().min(1).optional(),
});

/** By the project's folder in docs/. */
const upstreamRecord = z.record(z.string(), upstreamState);

export type UpstreamState = z.infer<typeof upstreamState>;
export type UpstreamRecord = z.infer<typeof upstreamRecord>;

/** Checks the form of the record. It may contain removed projects, which the next run deletes. */
export function recordDiagnostics(text: string): Diagnostic[] {
  const {document, lineOf, broken} = parseYaml(text);
  const error = (line: number, message: string): Diagnostic => ({file: upstreamFile, line, message, severity: 'error'});
  const remedy = 'npm run sync -- --record writes the file';
  if (broken) {
    return [error(broken.line, `it is not valid JSON; ${remedy}`)];
  }
  return schemaDiagnostics(upstreamFile, upstreamRecord, document.toJS(), lineOf);
}

/** Reads the record. @throws if it does not have its form. */
export const parseRecord = (text: string): UpstreamRecord => upstreamRecord.parse(JSON.parse(text));
