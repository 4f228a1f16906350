import YAML from 'yaml';
import {ImportError, type Note} from './report';

/** Most bytes of a README that is read at all. */
export const readmeLimit = 5_000_000;

/**
 * The text of a README file.
 *
 * @param encoding a label such as `windows-1252`, for a file that is known not to be UTF-8
 * @throws {ImportError} if the file is too large, is no text, or is not in that encoding.
 */
export function decodeReadme(bytes: Uint8Array, encoding = 'utf-8'): string {
  if (bytes.length > readmeLimit) {
    throw new ImportError(
      `the README has ${bytes.length} bytes, more than ${readmeLimit}; shorten it, or move data into files of its own`,
    );
  }
  let text: string;
  const [first, second] = bytes;
  const marked =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : encoding;
  try {
    text = new TextDecoder(marked, {fatal: true}).decode(bytes);
  } catch (error) {
    if (error instanceof RangeError) {
      throw new ImportError(`the encoding "${encoding}" is unknown; write utf-8, utf-16le or windows-1252`);
    }
    throw new ImportError(
      `the README is not in ${marked}; save it as UTF-8, or name its encoding: --encoding windows-1252`,
    );
  }
  if (text.includes('\0')) {
    throw new ImportError('the README holds null characters, so it is no text; give the path of a Markdown file');
  }
  return (
    text
      .replaceAll(/\r\n?/g, '\n')
      // No control character has a meaning in Markdown.
      // eslint-disable-next-line no-control-regex
      .replaceAll(/[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f\u2028\u2029\ufffe\uffff]/g, ' ')
  );
}

/** What a README's own front matter gives to the import. */
export interface ReadmeHead {
  title?: string;
  description?: string;
  tags: string[];
}

/** Keys that decide the address of a page, which the catalog alone does. */
const routeKeys = ['slug', 'id', 'displayed_sidebar', 'custom_edit_url', 'pagination_next', 'pagination_prev'];

/**
 * Reads the front matter of a README.
 *
 * @throws {ImportError} if it is not YAML or would override the address of a page.
 */
export function readHead(source: string, note: Note): ReadmeHead {
  let data: unknown;
  try {
    data = YAML.parse(source) ?? {};
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('\n');
    throw new ImportError(`the front matter of the README is not valid YAML (${reason}); correct or remove it`);
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw new ImportError('the front matter of the README is no list of keys; correct or remove it');
  }
  const entries = new Map<string, unknown>(Object.entries(data));
  const route = routeKeys.filter((key) => entries.has(key));
  if (route.length > 0) {
    throw new ImportError(
      `the front matter of the README sets ${route.join(', ')}, which could take the address of another page; remove it`,
    );
  }
  const word = (key: string): string | undefined => {
    const value = entries.get(key);
    return typeof value === 'string' && value.trim() ? value.trim() : undefined;
  };
  const tags = entries.get('tags');
  const listed = Array.isArray(tags) ? tags : typeof tags === 'string' ? tags.split(',') : [];
  [...entries.keys()]
    .filter((key) => !['title', 'description', 'tags'].includes(key))
    .forEach((key) =>
      note(`front matter "${key}: ${JSON.stringify(entries.get(key))}" is no key of the catalog and was left out`),
    );
  return {title: word('title'), description: word('description'), tags: listed.map((tag) => String(tag).trim())};
}
