import {httpsUrl, readYamlFile} from '@training-catalog/content-model';
import {isDay} from '@training-catalog/utils';
import * as z from 'zod';

const day = z.string().refine(isDay, 'write a date, such as 2025-07-31');

/** Schema of the recorded state of one project's repository. */
export const upstreamState = z.strictObject({
  repository: httpsUrl,
  /** Newest commit of the default branch, and its date. */
  commit: z.string().regex(/^[0-9a-f]{40}$/, 'write the full commit hash, 40 hexadecimal digits'),
  date: day,
  /** Highest release by version number, and the date of its commit; `repository` is the successor repository, if any. */
  release: z.strictObject({name: z.string().min(1), date: day, repository: httpsUrl.optional()}).optional(),
  /** License and version, as stated in its files at that commit. */
  license: z.string().min(1).optional(),
  version: z.string().min(1).optional(),
  /** Day on which the repository was asked; records from before there was this key do not have it. */
  checked: day.optional(),
  /** Number of tags with the name of a release. */
  releases: z.int().nonnegative().optional(),
  /** Whether there are files of tests, and a configuration of continuous integration. */
  tests: z.boolean().optional(),
  ci: z.boolean().optional(),
});

/** Schema of the record: states by project. */
export const upstreamRecord = z.record(z.string(), upstreamState);

/** Recorded state of one project's repository. */
export type UpstreamState = z.infer<typeof upstreamState>;

/** States of the repositories of projects when somebody last looked, by project. */
export type UpstreamRecord = z.infer<typeof upstreamRecord>;

/** File with the record, by path in the site. */
export const recordFile = (folder: string): string => `${folder}/upstream.json`;

/** Reads the record, and says what is wrong with it. It may have projects that were removed. */
export const readUpstream = (folder: string, source: string) =>
  readYamlFile(
    'upstream-record-schema',
    recordFile(folder),
    source,
    upstreamRecord,
    {},
    'restore the file, or remove it, and record the repositories again',
  );
