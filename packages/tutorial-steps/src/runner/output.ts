/** Compares the output of a step with the output on its page. */

/** A line of an output block that matches any number of lines. */
const isGap = (line: string): boolean => line.trim() === '...';

// eslint-disable-next-line no-control-regex -- these are the characters that a terminal obeys
const terminalCodes = /\u001b(?:\[[0-9;?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[@-Z\\^_=>])/g;

/**
 * What a terminal would finally show: without colors, with the last state of progress bars, without trailing white
 * space and surrounding empty lines.
 */
export function shownText(printed: string): string {
  return printed
    .replaceAll(terminalCodes, '')
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => (line.split('\r').findLast((state) => state.trim() !== '') ?? '').trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}

const linesOf = (text: string): string[] => (shownText(text) === '' ? [] : shownText(text).split('\n'));

/** A character that no output contains; it replaces what varies. */
const varied = '\uE000';

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Makes a function that tells whether a line of the page matches a line that was printed. */
function lineMatcher(vary: RegExp | undefined): (expected: string, seen: string) => boolean {
  const plain = (line: string): string => (vary ? line.replaceAll(vary, varied) : line);
  const patterns = new Map<string, RegExp>();
  return (expected, seen) => {
    if (expected === seen) {
      return true;
    }
    let pattern = patterns.get(expected);
    if (!pattern) {
      pattern = new RegExp(`^${plain(expected.trimEnd()).split('...').map(escaped).join('.*')}$`);
      patterns.set(expected, pattern);
    }
    return pattern.test(plain(seen));
  };
}

/** A line of a comparison: in both, only on the page, only printed, or skipped by `...`. */
interface Compared {
  kind: 'same' | 'missing' | 'new' | 'gap';
  text: string;
  /** Index of the printed line, for `same`. */
  index?: number;
}

/**
 * A line of the page that was not printed costs slightly more, so that "..." does not absorb lines that are on the
 * page.
 */
const costs = {missing: 11, new: 10} as const;

/** Aligns the lines of the page with the printed ones, with as few differences as possible. */
function align(expected: readonly string[], seen: readonly string[], vary: RegExp | undefined): Compared[] {
  const matches = lineMatcher(vary);
  // cost[i][j]: lowest cost of aligning the lines from expected[i] and seen[j] on.
  const cost = Array.from({length: expected.length + 1}, () => new Uint32Array(seen.length + 1));
  const at = (i: number, j: number): number => cost[i]?.[j] ?? Infinity;
  for (let i = expected.length; i >= 0; i--) {
    for (let j = seen.length; j >= 0; j--) {
      const here = expected[i];
      const there = seen[j];
      let best = i === expected.length && j === seen.length ? 0 : Infinity;
      if (here !== undefined) {
        best = Math.min(best, at(i + 1, j) + (isGap(here) ? 0 : costs.missing));
      }
      if (there !== undefined) {
        best = Math.min(best, at(i, j + 1) + (here !== undefined && isGap(here) ? 0 : costs.new));
      }
      if (here !== undefined && there !== undefined && !isGap(here) && matches(here, there)) {
        best = Math.min(best, at(i + 1, j + 1));
      }
      (cost[i] as Uint32Array)[j] = best;
    }
  }
  const lines: Compared[] = [];
  let i = 0;
  let j = 0;
  while (i < expected.length || j < seen.length) {
    const here = expected[i];
    const there = seen[j];
    const best = at(i, j);
    if (
      here !== undefined &&
      there !== undefined &&
      !isGap(here) &&
      at(i + 1, j + 1) === best &&
      matches(here, there)
    ) {
      lines.push({kind: 'same', text: here, index: j});
      i++;
      j++;
    } else if (here !== undefined && isGap(here) && there !== undefined && at(i, j + 1) === best) {
      // The gap continues; skipped lines are not shown.
      j++;
    } else if (here !== undefined && at(i + 1, j) + (isGap(here) ? 0 : costs.missing) === best) {
      lines.push({kind: isGap(here) ? 'gap' : 'missing', text: here});
      i++;
    } else {
      lines.push({kind: 'new', text: there ?? ''});
      j++;
    }
  }
  return lines;
}

/** Maximum number of lines that are compared one by one; the table of more would fill the memory. */
const maxCells = 20_000_000;

/**
 * Compares the printed output with the output block of a page.
 *
 * @param vary matches of it on either side count as equal
 * @returns undefined if they agree; otherwise a diff with `-` before lines that only the page has and `+` before lines
 *   that were only printed
 */
export function difference(expected: string, printed: string, vary?: RegExp): string | undefined {
  const wanted = linesOf(expected);
  const seen = linesOf(printed);
  if (wanted.length * seen.length > maxCells) {
    return wanted.join('\n') === seen.join('\n') ? undefined : `+ ${seen.length} lines, too many to compare`;
  }
  const lines = align(wanted, seen, vary);
  if (lines.every(({kind}) => kind === 'same' || kind === 'gap')) {
    return undefined;
  }
  const signs = {same: ' ', gap: ' ', missing: '-', new: '+'} as const;
  return lines.map(({kind, text}) => `${signs[kind]} ${text}`).join('\n');
}

/** Longer output is recorded with `...` in place of its middle. */
const longest = 30;

function shortened(lines: readonly string[]): string[] {
  return lines.length <= longest ? [...lines] : [...lines.slice(0, 12), '...', ...lines.slice(-12)];
}

/**
 * The output block for a printed output: the author's own if it still matches, otherwise the printed lines, with the
 * author's `...` where it was. An empty block gets the output, shortened if it is long.
 */
export function recordedOutput(expected: string, printed: string, vary?: RegExp): string {
  const wanted = linesOf(expected);
  const seen = linesOf(printed);
  if (difference(expected, printed, vary) === undefined) {
    return expected;
  }
  if (!wanted.some(isGap) || wanted.length * seen.length > maxCells) {
    const matches = lineMatcher(vary);
    // Lines that contain `...` are kept.
    return shortened(seen.map((line) => wanted.find((own) => own.includes('...') && matches(own, line)) ?? line)).join(
      '\n',
    );
  }
  // Between two matching lines, as many lines are kept before and after "..." as the author had.
  const lines = align(wanted, seen, vary);
  const result: string[] = [];
  let cursor = 0;
  let chunk: Compared[] = [];
  const close = (until: number): void => {
    const part = seen.slice(cursor, until);
    const gap = chunk.findIndex(({kind}) => kind === 'gap');
    if (gap < 0) {
      result.push(...part);
    } else {
      const own = chunk.filter(({kind}) => kind !== 'new');
      const at = own.findIndex(({kind}) => kind === 'gap');
      const before = Math.min(at, part.length);
      const after = Math.min(own.length - 1 - own.findLastIndex(({kind}) => kind === 'gap'), part.length - before);
      result.push(...part.slice(0, before));
      if (part.length > before + after || part.length === 0) {
        result.push('...');
      }
      result.push(...part.slice(part.length - after));
    }
    chunk = [];
  };
  for (const compared of lines) {
    if (compared.kind !== 'same') {
      chunk.push(compared);
      continue;
    }
    const index = compared.index ?? cursor;
    close(index);
    result.push(compared.text);
    cursor = index + 1;
  }
  close(seen.length);
  return result.join('\n');
}
