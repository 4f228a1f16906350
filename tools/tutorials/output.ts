/** Comparing what a step printed with what its page shows. */

/** A line of an output block that stands for any number of lines. */
const isGap = (line: string): boolean => line.trim() === '...';

// eslint-disable-next-line no-control-regex -- these are the characters that a terminal obeys
const terminalCodes = /\u001b(?:\[[0-9;?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[@-Z\\^_=>])/g;

/**
 * What a terminal would show in the end: without colors, progress bars in their last state, without
 * white space at the end of lines and empty lines around the whole.
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

/** A character that no output has; it stands for what varies. */
const varied = '\uE000';

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Makes the function that says whether a line of the page stands for a line that was seen. */
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

/** A line of a comparison: in both, only in the page, only seen, or left out of both by `...`. */
interface Compared {
  kind: 'same' | 'missing' | 'new' | 'gap';
  text: string;
  /** Which of the lines that were seen it is, for `same`. */
  index?: number;
}

/** A line of the page that was not seen weighs a little more: so "..." does not swallow lines that the page has. */
const costs = {missing: 11, new: 10} as const;

/** Brings the lines of the page and those that were seen together, with as few as possible that do not fit. */
function align(expected: readonly string[], seen: readonly string[], vary: RegExp | undefined): Compared[] {
  const matches = lineMatcher(vary);
  // cost[i][j]: lines that do not fit from expected[i] and seen[j] on.
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
      // The gap goes on; what it leaves out is not shown.
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

/** Lines beyond this number are not compared one by one: their table would fill the memory. */
const mostCells = 20_000_000;

/**
 * Compares what was printed with the output block of a page.
 *
 * @param vary what it matches on either side counts as equal
 * @returns undefined if they agree; otherwise the two line by line, `-` before lines of the page that
 *   were not seen and `+` before lines that were seen and the page has not
 */
export function difference(expected: string, printed: string, vary?: RegExp): string | undefined {
  const wanted = linesOf(expected);
  const seen = linesOf(printed);
  if (wanted.length * seen.length > mostCells) {
    return wanted.join('\n') === seen.join('\n') ? undefined : `+ ${seen.length} lines, too many to compare`;
  }
  const lines = align(wanted, seen, vary);
  if (lines.every(({kind}) => kind === 'same' || kind === 'gap')) {
    return undefined;
  }
  const signs = {same: ' ', gap: ' ', missing: '-', new: '+'} as const;
  return lines.map(({kind, text}) => `${signs[kind]} ${text}`).join('\n');
}

/** Output that is longer is recorded with `...` for its middle. */
const longest = 30;

function shortened(lines: readonly string[]): string[] {
  return lines.length <= longest ? [...lines] : [...lines.slice(0, 12), '...', ...lines.slice(-12)];
}

/**
 * The output block for what was seen: the author's own where it still holds, else the lines that were
 * seen, with the author's `...` where it was. An empty block gets the output, a long one shortened.
 */
export function recordedOutput(expected: string, printed: string, vary?: RegExp): string {
  const wanted = linesOf(expected);
  const seen = linesOf(printed);
  if (difference(expected, printed, vary) === undefined) {
    return expected;
  }
  if (!wanted.some(isGap) || wanted.length * seen.length > mostCells) {
    const matches = lineMatcher(vary);
    // Lines shortened within stay as they were.
    return shortened(seen.map((line) => wanted.find((own) => own.includes('...') && matches(own, line)) ?? line)).join(
      '\n',
    );
  }
  // Between two lines that both have, as many lines stay before and after "..." as the author had.
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
