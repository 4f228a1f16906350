import YAML, {LineCounter, isScalar} from 'yaml';
import {ContentError} from '../../content/finding';

/**
 * Reads which addresses have moved.
 *
 * @param file - its path, for messages.
 * @param source - its text: YAML, old address to new one, both below the base path.
 * @param pages - addresses of all pages of the site.
 * @throws {ContentError} at an old address that is a page, and at a new one that is none.
 */
export function readMoved(file: string, source: string, pages: ReadonlySet<string>): [from: string, to: string][] {
  const lines = new LineCounter();
  const document = YAML.parseDocument(source, {lineCounter: lines});
  const moved: [string, string][] = [];
  YAML.visit(document, {
    Pair: (_, {key, value}) => {
      const line = isScalar(key) && key.range ? lines.linePos(key.range[0]).line : 1;
      if (!isScalar(key) || !isScalar(value) || typeof key.value !== 'string' || typeof value.value !== 'string') {
        throw new ContentError(file, line, 'write one old address and one new one: docs/old: docs/new');
      }
      if (pages.has(key.value)) {
        throw new ContentError(file, line, `there is a page at ${key.value}; remove the line, or the page`);
      }
      if (!pages.has(value.value)) {
        throw new ContentError(file, line, `there is no page at ${value.value}; write the address of one`);
      }
      moved.push([key.value, value.value]);
    },
  });
  return moved;
}
