import vm from 'node:vm';
import {ImportError} from './report';

/**
 * Deepest level of lists, quotations, and tags. The parser's work grows with the third power of the levels, and a page
 * shows only a few of them.
 */
const deepest = 50;

/** Tags that no end tag has to close, so they do not nest. */
const unclosed = new Set(
  'area base br col colgroup dd dt hr img input li link meta option p source tbody td tfoot th thead tr wbr'.split(' '),
);

/** Lines by which a README's lists and quotations nest. */
function levelOfLine(line: string, columns: number[]): number {
  let column = 0;
  let quotes = 0;
  let isFirst = true;
  const mark = /[ \t]*(?:(>)|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$))/y;
  for (let match = mark.exec(line); match; match = mark.exec(line)) {
    if (match[1] !== undefined) {
      quotes++;
    } else {
      column = mark.lastIndex;
      while (isFirst && (columns.at(-1) ?? -1) >= column) {
        columns.pop();
      }
      isFirst = false;
      columns.push(column);
    }
  }
  if (isFirst && quotes === 0 && /^\S/.test(line)) {
    columns.length = 0;
  }
  return quotes + columns.length;
}

/**
 * Refuses a README whose lists, quotations, or tags are nested so deeply that reading it would take minutes.
 *
 * @param tags names of the tags that count; others, such as those of types in C++, are text
 * @throws {ImportError} naming the line.
 */
export function checkNesting(text: string, tags: ReadonlySet<string>): void {
  const columns: number[] = [];
  let fence: string | undefined;
  let open = 0;
  for (const [index, line] of text.split('\n').entries()) {
    const mark = /^[ \t]*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== undefined) {
      fence = mark?.startsWith(fence) ? undefined : fence;
      continue;
    }
    fence = mark;
    if (line.trim() === '') {
      // A blank line ends a paragraph, and HTML.
      open = 0;
      continue;
    }
    const isRule = /^[ \t>]*([-*_])(?:[ \t]*\1)*[ \t]*$/.test(line);
    const level = isRule ? 0 : levelOfLine(line, columns);
    for (let at = line.indexOf('<'); at >= 0; at = line.indexOf('<', at + 1)) {
      const [, slash = '', name = ''] = /^<(\/?)([a-z][a-z0-9]{0,15})(?=[\s/>]|$)/i.exec(line.slice(at, at + 20)) ?? [];
      const tag = name.toLowerCase();
      if (tags.has(tag) && !unclosed.has(tag)) {
        open = slash === '' ? open + 1 : Math.max(0, open - 1);
      }
      if (open > deepest) {
        throw new ImportError(
          `line ${index + 1} of the README is inside of more than ${deepest} tags, such as <${tag}>; close tags where they end`,
        );
      }
    }
    if (level > deepest) {
      throw new ImportError(
        `line ${index + 1} of the README is in more than ${deepest} levels of lists or quotations; remove levels`,
      );
    }
  }
}

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
        `reading the README was stopped after ${Math.round(timeout / 1000)} seconds; its longest paragraph, which begins on line ${longestParagraph(text)}, may be the cause: shorten it, or move it into a file of its own`,
      );
    }
    throw error;
  }
  if (result === undefined) {
    throw new Error('the function that reads the README did not return');
  }
  return result.value;
}
