/**
 * Inspects one specification in a process of its own, which is ended if it takes too long. In: {@link InspectionRequest}
 * as JSON on the standard input. Out: {@link InspectionResult} as JSON.
 */
import fs from 'node:fs';
import {json} from 'node:stream/consumers';
import {limitProcessorTime} from '@training-catalog/utils/node';
import {inspect} from './inspect.js';
import type {InspectionRequest, InspectionResult} from './inspectSafely.js';

/** Processor time for each megabyte of the files, at least one, in seconds. */
const secondsPerMegabyte = 8;

/** Share of the time after which no further pages are tried. */
const lateAfter = 0.7;

async function main(): Promise<InspectionResult> {
  const {file, root, files, tags, seconds} = (await json(process.stdin)) as InspectionRequest;
  const bytes = files.reduce((sum, name) => sum + (fs.statSync(name, {throwIfNoEntry: false})?.size ?? 0), 0);
  const limit = limitProcessorTime(seconds ?? Math.ceil(secondsPerMegabyte * Math.max(1, bytes / 1_000_000)));
  const {problems, operations} = await inspect(file, root, tags, {
    begin: limit.begin,
    isLate: () => limit.used() > lateAfter,
  });
  const result = {problems: problems.map((problem) => ({...problem, line: problem.line()})), operations};
  await limit.lift();
  return result;
}

main().then(
  (result) => console.log(JSON.stringify(result)),
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
