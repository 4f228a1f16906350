import {fileURLToPath} from 'node:url';
import {runInChildProcess} from '@training-catalog/utils/node';
import type {Inspection} from './inspect.js';
import type {Problem} from './describeProblems.js';
import type {AllowedTags} from './tags.js';

/** What to inspect. */
export interface InspectionRequest {
  /** Full path of the main file. */
  file: string;
  /** Folder that all its files are in. */
  root: string;
  /** Full paths of all its files, whose size determines the time. */
  files: readonly string[];
  /** Tags that pages may have. */
  tags?: AllowedTags | undefined;
  /** Processor time, in seconds; by default it depends on the size of the files. */
  seconds?: number;
}

/** What was found, as JSON. */
export interface InspectionResult {
  problems: (Omit<Problem, 'line'> & {line: number})[];
  operations: number;
}

/**
 * Inspects a specification that anybody may have written: in a child process, so that a file that takes too long, or too
 * much memory, is an error of that file.
 */
export async function inspectSafely(request: InspectionRequest): Promise<Inspection> {
  const {file} = request;
  try {
    const printed = await runInChildProcess(
      request.root,
      fileURLToPath(new URL('inspectInChild.js', import.meta.url)),
      JSON.stringify(request),
    );
    const {problems, operations} = JSON.parse(printed) as InspectionResult;
    return {problems: problems.map((problem) => ({...problem, line: () => problem.line})), operations};
  } catch (error) {
    const lines = (error as Error).message.split('\n');
    const limit = lines.find((line) => line.startsWith('stopped while '));
    if (limit === undefined) {
      // Not a fault of the file.
      throw error;
    }
    const message = `reading it was ${limit}; make the file smaller, or simpler there`;
    return {problems: [{severity: 'error', rule: 'limit', file, pointer: '#/', message, line: () => 1}], operations: 0};
  }
}
