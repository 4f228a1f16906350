import * as z from 'zod';
import {isDay} from '@training-catalog/content-model';
import type {Diagnostic} from '../rules/registry';
import {recordFaults} from './jsonRecord';
import {projectsArea} from '../../shared/areas';

/** Record of all projects' repositories, written by `npm run sync -- --record`. */
export const upstreamFile = `${projectsArea}/upstream.json`;

const day = z.string().refine(isDay, 'write a date, such as 2025-07-31');
const address = z.url({protocol: /^https$/, error: 'write the full URL, with https://'});

/** Recorded state of one project's repository. */
export const upstreamState = z.strictObject({
  repository: address,
  /** Newest commit of the default branch, and its date. */
  commit: z.string().regex(/^[0-9a-f]{40}$/, 'write the full commit hash, 40 hexadecimal digits'),
  date: day,
  /** Highest release by version number, and the date of its commit; `repository` is the successor repository, if any. */
  release: z.strictObject({name: z.string().min(1), date: day, repository: address.optional()}).optional(),
  /** License and version, as stated in its files at that commit. */
  license: z.string().min(1).optional(),
  version: z.string().min(1).optional(),
});

/** States by project folder in docs/. */
const upstreamRecord = z.record(z.string(), upstreamState);

export type UpstreamState = z.infer<typeof upstreamState>;
export type UpstreamRecord = z.infer<typeof upstreamRecord>;

/** Validates the record. It may contain removed projects, which the next run deletes. */
export const recordDiagnostics = (text: string): Diagnostic[] =>
  recordFaults(
    'upstream-record-schema',
    upstreamFile,
    text,
    upstreamRecord,
    'run npm run sync -- --record to rewrite it',
  );

/** Parses the record. @throws if it is invalid. */
export const parseRecord = (text: string): UpstreamRecord => upstreamRecord.parse(JSON.parse(text));
