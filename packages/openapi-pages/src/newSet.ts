import {isDeviceName} from '@training-catalog/content-model';

/**
 * Identifier of an API set: its name in lower case with hyphens; `api`, or `api-2` and so on, for a name without
 * Latin letters. `taken` are those that other sets have.
 */
export function apiId(name: string, taken: readonly string[]): string {
  const own = name
    .normalize('NFKD')
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(/[\s_-]+/g, '-')
    .toLowerCase()
    .replaceAll(/^[^a-z]+|-$/g, '');
  const wanted = own === '' ? 'api' : isDeviceName(own) ? `${own}-api` : own;
  let id = wanted;
  for (let count = 2; taken.includes(id); count++) {
    id = `${wanted}-${count}`;
  }
  return id;
}

/** Text of openapi/sets.json, formatted as by Prettier: one set per line where it fits. */
export function writeSets(sets: readonly object[]): string {
  const value = (one: unknown): string =>
    Array.isArray(one) ? `[${one.map((item) => JSON.stringify(item)).join(', ')}]` : JSON.stringify(one);
  const items = sets.map((set) => {
    const entries = Object.entries(set).map(([key, one]) => `${JSON.stringify(key)}: ${value(one)}`);
    const line = `  {${entries.join(', ')}}`;
    return line.length < 120 ? line : `  {\n    ${entries.join(',\n    ')}\n  }`;
  });
  return `[\n${items.join(',\n')}\n]\n`;
}
