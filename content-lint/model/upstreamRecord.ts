import {upstreamRecord} from '@training-catalog/catalog/facts';
import type {Diagnostic} from '@training-catalog/content-model';
import {recordFaults} from './jsonRecord';
import {projectsArea} from '../../shared/areas';

/** Record of all projects' repositories, written by `npm run sync -- --record`. */
export const upstreamFile = `${projectsArea}/upstream.json`;

/** Validates the record. It may contain removed projects, which the next run deletes. */
export const recordDiagnostics = (text: string): Diagnostic<'upstream-record-schema' | 'json-syntax'>[] =>
  recordFaults(
    'upstream-record-schema',
    upstreamFile,
    text,
    upstreamRecord,
    'run npm run sync -- --record to rewrite it',
  );
