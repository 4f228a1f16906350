import {foreignSuggestion} from '@training-catalog/utils';
import * as z from 'zod';

/** Most bytes of the result, comments at once and their bytes, and characters and lines of a suggestion. */
export const limits = {result: 4_000_000, comments: 20, bytes: 60_000, characters: 2000, lines: 20} as const;

const position = z.object({line: z.int().min(1).max(1_000_000), column: z.int().min(1).max(1_000_000)});

/** What is read of the result of a check; all else in it is ignored. */
const resultSchema = z.object({diagnostics: z.array(z.unknown()).max(50_000)});

const fixSchema = z.object({
  location: z.object({path: z.string().min(1).max(300)}),
  code: z.object({value: z.string().max(100)}),
  suggestions: z.tuple([
    z.object({range: z.object({start: position, end: position}), text: z.string().max(limits.characters)}),
  ]),
});

/** A comment of a review, as the API of GitHub takes it. */
export interface ReviewComment {
  path: string;
  side: 'RIGHT';
  line: number;
  start_line?: number;
  start_side?: 'RIGHT';
  body: string;
}

/** A file of a pull request: `patch` is missing if the file is too large, or no text. */
export interface ChangedFile {
  filename: string;
  patch?: string;
}

/** A comment that is there already. */
export interface PostedComment {
  path: string;
  line: number | null;
  body: string;
}

/** The lines that a patch adds, by their number in the new file. */
export function addedLines(patch: string): ReadonlyMap<number, string> {
  const added = new Map<number, string>();
  let line = 0;
  for (const text of patch.split('\n')) {
    const start = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(text)?.[1];
    if (start !== undefined) {
      line = Number(start);
    } else if (text.startsWith('+')) {
      added.set(line, text.slice(1));
      line += 1;
    } else if (text.startsWith(' ')) {
      line += 1;
    }
  }
  return added;
}

/** The lines with the fix, as GitHub replaces whole lines; undefined if the fix does not fit them. */
function replaced(lines: readonly string[], fix: z.infer<typeof fixSchema>['suggestions'][0]): string | undefined {
  const {range, text} = fix;
  const [first, last] = [lines[0] ?? '', lines.at(-1) ?? ''].map((line) => Buffer.from(line.replace(/\r$/, '')));
  if (!first || !last || range.start.column > first.length + 1 || range.end.column > last.length + 1) {
    return undefined;
  }
  // Columns count bytes, and a wrong one could be within a sign.
  const [before, after] = [first.subarray(0, range.start.column - 1), last.subarray(range.end.column - 1)].map(String);
  const result = `${before}${text}${after}`;
  return result.includes('\uFFFD') ? undefined : result;
}

/**
 * The comments that suggest what the content check can fix, on lines that a pull request adds.
 *
 * @param result - what the check of the pull request wrote. Whoever opened the pull request can write anything there.
 * @param messages - by the id of each rule whose findings can be fixed, what the rule asks for, in Markdown of ours.
 * @param files - what the pull request changes.
 * @param posted - comments that it has already, which are not made again.
 */
export function reviewComments(
  result: string,
  messages: ReadonlyMap<string, string>,
  files: readonly ChangedFile[],
  posted: readonly PostedComment[],
): ReviewComment[] {
  const patches = new Map(files.map(({filename, patch}) => [filename, addedLines(patch ?? '')]));
  const known = new Set(posted.map(({path, line, body}) => JSON.stringify([path, line, body])));
  const comments: ReviewComment[] = [];
  let bytes = 0;
  for (const diagnostic of resultSchema.parse(JSON.parse(result)).diagnostics) {
    const {data} = fixSchema.safeParse(diagnostic);
    const message = data && messages.get(data.code.value);
    if (!data || message === undefined) {
      continue;
    }
    const {location, suggestions} = data;
    const {start, end} = suggestions[0].range;
    const count = end.line - start.line + 1;
    const added = patches.get(location.path);
    if (count < 1 || count > limits.lines || (count === 1 && end.column < start.column) || !added) {
      continue;
    }
    const lines = Array.from({length: count}, (_, index) => added.get(start.line + index));
    const isAdded = lines.every((line) => line !== undefined);
    const instead = isAdded ? replaced(lines, suggestions[0]) : undefined;
    const suggestion = instead === undefined ? undefined : foreignSuggestion(instead);
    if (suggestion === undefined || suggestion.length > limits.characters) {
      continue;
    }
    const comment: ReviewComment = {
      path: location.path,
      side: 'RIGHT',
      line: end.line,
      ...(count > 1 && {start_line: start.line, start_side: 'RIGHT'}),
      body: `${message}\n\n${suggestion}`,
    };
    const key = JSON.stringify([comment.path, comment.line, comment.body]);
    if (!known.has(key)) {
      known.add(key);
      bytes += Buffer.byteLength(JSON.stringify(comment));
      if (comments.length === limits.comments || bytes > limits.bytes) {
        break;
      }
      comments.push(comment);
    }
  }
  return comments;
}
