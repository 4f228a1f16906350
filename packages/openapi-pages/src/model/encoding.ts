/** Text of a value in a URL, header, or form: a string as it is, anything else as JSON. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** URL-encodes the pairs of a query or form; repeated names stay repeated. */
export const encodedPairs = (pairs: readonly (readonly [name: string, value: string])[]): string =>
  new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value])).toString();
