import leven, {closestMatch} from 'leven';

/** Normalizes case, spaces, hyphens, and underscores, which authors often mix up. */
const folded = (text: string): string => text.toLowerCase().replaceAll(/[\s_-]+/g, '-');

/** Maximum edit distance, by word length. */
const tolerance = ({length}: string): number => (length <= 3 ? 1 : length <= 8 ? 2 : 3);

/** Number of mistakes of one kind on a page that get a suggestion. Thousands of them would take longer than all rules. */
export const maxSuggestions = 100;

/** Whether a text may be a misspelled other one. Of paths, each part has to be near the same part of the other. */
function isNear(name: string, other: string): boolean {
  const [parts, others] = [name.split('/'), other.split('/')];
  return (
    parts.length === others.length &&
    parts.every(
      (part, index) => leven(part, others[index] ?? '', {maxDistance: tolerance(part) + 1}) <= tolerance(part),
    )
  );
}

/** The entry of `known` that the author probably meant; undefined if none is close. */
export function nearest(wanted: string, known: Iterable<string>): string | undefined {
  const byFolded = new Map([...known].map((one) => [folded(one), one]));
  const name = folded(wanted);
  const match = closestMatch(
    name,
    [...byFolded.keys()].filter((one) => isNear(name, one)),
  );
  return match === undefined ? undefined : byFolded.get(match);
}

/** Like `nearest`, but undefined if the author may have meant another entry, too. */
export function onlyNear(wanted: string, known: Iterable<string>): string | undefined {
  const name = folded(wanted);
  const [first, ...others] = [...new Set(known)].filter((one) => isNear(name, folded(one)));
  return others.length === 0 ? first : undefined;
}

/** `did you mean "..."? ` with the closest entry of `known`, as a prefix of a remedy; empty if none is close. */
export function didYouMean(wanted: string, known: Iterable<string>): string {
  const near = nearest(wanted, known);
  return near === undefined ? '' : `did you mean "${near}"? `;
}
