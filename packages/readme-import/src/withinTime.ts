import vm from 'node:vm';
import {ImportError} from './report.js';

/** Longest time for reading a README of at most a megabyte, in milliseconds. Larger ones get more. */
const timeLimit = 6000;

/** Line on which the longest paragraph of a text begins, counted from 1. */
function longestParagraph(text: string): number {
  let longest = {line: 1, length: 0};
  let line = 1;
  for (const paragraph of text.split(/(?<=\n[ \t]*\n)/)) {
    longest = paragraph.length > longest.length ? {line, length: paragraph.length} : longest;
    line += paragraph.split('\n').length - 1;
  }
  return longest.line;
}

/** Share of the limit below which a reading that was stopped had too little of the processor to be judged. */
const fairShare = 0.6;

/** Number of times the limit that a reading may wait for a busy machine. */
const longestWait = 8;

/** Runs a function, and stops it. @returns its result, or the processor time that it used until then, in milliseconds */
function runFor<Result>(read: () => Result, timeout: number): {value: Result} | {used: number} {
  let result: {value: Result} | undefined;
  const run = (): void => {
    result = {value: read()};
  };
  const before = process.cpuUsage();
  try {
    // The only way to interrupt code that does not wait.
    vm.runInNewContext('run()', {run}, {timeout});
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') {
      const {user, system} = process.cpuUsage(before);
      return {used: (user + system) / 1000};
    }
    throw error;
  }
  if (result === undefined) {
    throw new Error('the function that reads the README did not return');
  }
  return result;
}

/**
 * Runs a function that reads a README, and stops it if it takes too long. Some texts, such as a megabyte of asterisks
 * and underscores, take a Markdown parser hours. Only a clock can stop it; if the machine was busy with something else,
 * the function runs again, for longer.
 *
 * @param read a function that waits for nothing, and that may run again
 * @param milliseconds limit for a text of at most a megabyte
 * @throws {ImportError} if it was stopped, naming the longest paragraph; what the function throws otherwise.
 */
export function withinTime<Result>(text: string, read: () => Result, milliseconds = timeLimit): Result {
  const limit = Math.ceil(milliseconds * Math.max(1, text.length / 1_000_000));
  for (let wait = limit; ; wait *= 2) {
    const result = runFor(read, wait);
    if ('value' in result) {
      return result.value;
    }
    if (result.used >= limit * fairShare || wait >= limit * longestWait) {
      throw new ImportError(
        `reading the README was stopped after ${Math.round(limit / 1000)} seconds of processor time; its longest paragraph, which begins on line ${longestParagraph(text)}, or lists, quotations, and tags of many levels may be the cause: shorten it, or move it into a file of its own`,
      );
    }
  }
}
