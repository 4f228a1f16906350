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

/**
 * Runs a function that reads a README, and stops it if it takes too long. Some texts, such as a megabyte of asterisks
 * and underscores, take a Markdown parser hours.
 *
 * @param read a function that waits for nothing
 * @param milliseconds limit for a text of at most a megabyte
 * @throws {ImportError} if it was stopped, naming the longest paragraph; what the function throws otherwise.
 */
export function withinTime<Result>(text: string, read: () => Result, milliseconds = timeLimit): Result {
  const timeout = Math.ceil(milliseconds * Math.max(1, text.length / 1_000_000));
  let result: {value: Result} | undefined;
  const run = (): void => {
    result = {value: read()};
  };
  try {
    // The only way to interrupt code that does not wait.
    vm.runInNewContext('run()', {run}, {timeout});
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') {
      throw new ImportError(
        `reading the README was stopped after ${Math.round(timeout / 1000)} seconds; its longest paragraph, which begins on line ${longestParagraph(text)}, or lists, quotations, and tags of many levels may be the cause: shorten it, or move it into a file of its own`,
      );
    }
    throw error;
  }
  if (result === undefined) {
    throw new Error('the function that reads the README did not return');
  }
  return result.value;
}
