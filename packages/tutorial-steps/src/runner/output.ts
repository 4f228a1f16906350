/** Compares the output of a step with the output on its page. */

/** A line of an output block that matches any number of lines. */
const isGap = (line: string): boolean => line.trim() === '...';

// oxlint-disable-next-line no-control-regex -- these are the characters that a terminal obeys
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
    .replace(/^\n+|(?<!\n)\n+$/g, '');
}

const linesOf = (text: string): string[] => (shownText(text) === '' ? [] : shownText(text).split('\n'));

/** A character that no output contains; it replaces what varies. */
const varied = '\uE000';

/**
 * Whether a line has the parts in order, the first at its beginning and the last at its end. A pattern with `.*` between
 * them would take time that multiplies with each part.
 */
function hasParts(line: string, parts: readonly string[]): boolean {
  const [first = '', ...rest] = parts;
  const last = rest.pop();
  if (last === undefined) {
    return line === first;
  }
  if (!line.startsWith(first) || !line.endsWith(last)) {
    return false;
  }
  let at = first.length;
  for (const part of rest) {
    const found = line.indexOf(part, at);
    if (found < 0) {
      return false;
    }
    at = found + part.length;
  }
  return at <= line.length - last.length;
}

/** Makes a function that tells whether a line of the page matches a line that was printed. */
function lineMatcher(vary: RegExp | undefined): (expected: string, seen: string) => boolean {
  // All matches in a line, whether or not the caller's expression says so.
  const all = vary && new RegExp(vary.source, `${vary.flags.replace(/[gy]/g, '')}g`);
  const plain = (line: string): string => (all ? line.replaceAll(all, varied) : line);
  const partsOf = new Map<string, readonly string[]>();
  return (expected, seen) => {
    if (expected === seen) {
      return true;
    }
    let parts = partsOf.get(expected);
    if (!parts) {
      parts = plain(expected.trimEnd()).split('...');
      partsOf.set(expected, parts);
    }
    return hasParts(plain(seen), parts);
  };
}

/** A line of a comparison: in both, only on the page, only printed, or skipped by `...`. */
interface Compared {
  kind: 'same' | 'missing' | 'new' | 'gap' | 'skipped';
  text: string;
  /** Index of the line on the page, and of the printed one. */
  here: number;
  there: number;
}

/** A line of the page that was not printed costs slightly more, so that "..." does not absorb lines that are on the page. */
const costs = {same: 0, gap: 0, skipped: 0, new: 10, missing: 11} as const;

/** Aligns the lines of the page with the printed ones, with as few differences as possible. */
function align(expected: readonly string[], seen: readonly string[], vary: RegExp | undefined): Compared[] {
  const matches = lineMatcher(vary);
  /** What may come next, from expected[here] and seen[there] on, the best first if several cost the same. */
  const movesFrom = (here: number, there: number): Compared[] => {
    const [wanted, printed] = [expected[here], seen[there]];
    const isInGap = wanted !== undefined && isGap(wanted);
    const moves: Compared[] = [];
    const add = (kind: Compared['kind'], text: string): void => void moves.push({kind, text, here, there});
    if (wanted !== undefined && printed !== undefined && !isInGap && matches(wanted, printed)) {
      add('same', wanted);
    }
    if (printed !== undefined && isInGap) {
      add('skipped', printed);
    }
    if (wanted !== undefined) {
      add(isInGap ? 'gap' : 'missing', wanted);
    }
    if (printed !== undefined && !isInGap) {
      add('new', printed);
    }
    return moves;
  };
  const after = ({kind, here, there}: Compared): [number, number] => [
    here + (kind === 'new' || kind === 'skipped' ? 0 : 1),
    there + (kind === 'missing' || kind === 'gap' ? 0 : 1),
  ];
  // cost[here][there]: lowest cost of aligning the lines from expected[here] and seen[there] on.
  const cost = Array.from({length: expected.length + 1}, () => new Uint32Array(seen.length + 1));
  const costOf = (move: Compared): number => {
    const [here, there] = after(move);
    return costs[move.kind] + (cost[here]?.[there] ?? Infinity);
  };
  cost.forEach((_row, index) => {
    const here = expected.length - index;
    for (let there = seen.length; there >= 0; there--) {
      const moves = movesFrom(here, there).map(costOf);
      (cost[here] as Uint32Array)[there] = moves.length > 0 ? Math.min(...moves) : 0;
    }
  });
  const lines: Compared[] = [];
  for (let [here, there] = [0, 0]; here < expected.length || there < seen.length;) {
    const [best] = movesFrom(here, there).sort((a, b) => costOf(a) - costOf(b));
    if (!best) {
      break;
    }
    lines.push(best);
    [here, there] = after(best);
  }
  return lines.filter(({kind}) => kind !== 'skipped');
}

/** Maximum number of pairs of lines that are compared; more would take seconds. */
const maxPairs = 2_000_000;

/** A line of an output, and whether the other output lacks it. */
export interface OutputLine {
  text: string;
  differs: boolean;
}

/** How two outputs differ. */
export interface OutputComparison {
  /** All lines, with `-` before lines that only the page has and `+` before lines that were only printed. */
  diff: string;
  /** The lines of the page, and those that were printed, as a terminal shows them; none if there are too many to compare. */
  expected: readonly OutputLine[];
  printed: readonly OutputLine[];
}

/**
 * Compares the printed output with the output block of a page.
 *
 * @param vary matches of it on either side count as equal
 * @returns undefined if they agree
 */
export function compareOutputs(expected: string, printed: string, vary?: RegExp): OutputComparison | undefined {
  const wanted = linesOf(expected);
  const seen = linesOf(printed);
  if (wanted.length * seen.length > maxPairs) {
    return wanted.join('\n') === seen.join('\n')
      ? undefined
      : {diff: `+ ${seen.length} lines, too many to compare`, expected: [], printed: []};
  }
  const lines = align(wanted, seen, vary);
  if (lines.every(({kind}) => kind === 'same' || kind === 'gap')) {
    return undefined;
  }
  const signs = {same: ' ', gap: ' ', skipped: ' ', missing: '-', new: '+'} as const;
  const missing = new Set(lines.filter(({kind}) => kind === 'missing').map(({here}) => here));
  const added = new Set(lines.filter(({kind}) => kind === 'new').map(({there}) => there));
  return {
    diff: lines.map(({kind, text}) => `${signs[kind]} ${text}`).join('\n'),
    expected: wanted.map((text, index) => ({text, differs: missing.has(index)})),
    printed: seen.map((text, index) => ({text, differs: added.has(index)})),
  };
}

/** The `diff` of `compareOutputs`. */
export const difference = (expected: string, printed: string, vary?: RegExp): string | undefined =>
  compareOutputs(expected, printed, vary)?.diff;

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
  if (!wanted.some(isGap) || wanted.length * seen.length > maxPairs) {
    const matches = lineMatcher(vary);
    // Lines that contain `...` are kept.
    return shortened(seen.map((line) => wanted.find((own) => own.includes('...') && matches(own, line)) ?? line)).join(
      '\n',
    );
  }
  // Between two matching lines, as many lines are kept before and after "..." as the author had.
  const result: string[] = [];
  let cursor = 0;
  let own: Compared[] = [];
  const close = (until: number): void => {
    const part = seen.slice(cursor, until);
    const gap = own.findIndex(({kind}) => kind === 'gap');
    const before = gap < 0 ? part.length : Math.min(gap, part.length);
    const last = own.findLastIndex(({kind}) => kind === 'gap');
    const after = gap < 0 ? 0 : Math.min(own.length - 1 - last, part.length - before);
    const isGapKept = gap >= 0 && (part.length > before + after || part.length === 0);
    result.push(...part.slice(0, before), ...(isGapKept ? ['...'] : []), ...part.slice(part.length - after));
    own = [];
  };
  for (const compared of align(wanted, seen, vary)) {
    if (compared.kind === 'same') {
      close(compared.there);
      result.push(compared.text);
      cursor = compared.there + 1;
    } else if (compared.kind !== 'new') {
      own.push(compared);
    }
  }
  close(seen.length);
  return result.join('\n');
}
