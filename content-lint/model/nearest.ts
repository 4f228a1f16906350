import {closestMatch} from 'leven';

/** Capitals, spaces and hyphens are what people mix up without noticing. */
const folded = (text: string): string => text.toLowerCase().replaceAll(/[\s_-]+/g, '-');

/** Most letters that may differ: in short words each one counts more. */
const tolerance = ({length}: string): number => (length <= 3 ? 1 : length <= 8 ? 2 : 3);

/** The one of `known` that an author probably meant; undefined if none is near. */
export function nearest(wanted: string, known: Iterable<string>): string | undefined {
  const byFolded = new Map([...known].map((one) => [folded(one), one]));
  const name = folded(wanted);
  const match = closestMatch(name, [...byFolded.keys()], {maxDistance: tolerance(name)});
  return match === undefined ? undefined : byFolded.get(match);
}

/** `did you mean "..."? ` with the near one of `known`, before what else to write; empty if none is near. */
export function didYouMean(wanted: string, known: Iterable<string>): string {
  const near = nearest(wanted, known);
  return near === undefined ? '' : `did you mean "${near}"? `;
}
