import path from 'node:path';
import iconv from 'iconv-lite';
import YAML from 'yaml';
import {licenseOfField} from './license.js';
import {ImportError, type Note} from './report.js';

/** Largest size of a README, in bytes. */
export const readmeLimit = 5_000_000;

/** Common names for windows-1252; files labeled this way mostly contain its quotation marks. */
const western = /^(?:latin-?1|iso-?8859-?1|ansi|ascii|us-ascii|cp1252)$/i;

/** @throws {ImportError} if the encoding is unknown or the bytes are not in it. */
function decode(bytes: Uint8Array, encoding: string): string {
  const name = western.test(encoding) ? 'windows-1252' : encoding;
  const refused = new ImportError(
    `the README is not in ${encoding}; save it as UTF-8, or name its encoding, such as --encoding windows-1252 or --encoding shift_jis`,
  );
  // Of other encodings, TextDecoder reads windows-1252 wrong in Node 20, and rejects no bytes in some builds.
  if (/^utf-?(?:8|16(?:le|be)?)$/i.test(name)) {
    try {
      return new TextDecoder(name.replace(/^utf-?/i, 'utf-'), {fatal: true}).decode(bytes);
    } catch {
      throw refused;
    }
  }
  if (!iconv.encodingExists(name)) {
    throw new ImportError(`the encoding "${encoding}" is unknown; write utf-8, utf-16le or windows-1252`);
  }
  const text = iconv.decode(Buffer.from(bytes), name);
  if (text.includes('\ufffd')) {
    throw refused;
  }
  return text;
}

const markdownEndings = ['.md', '.markdown', '.mdown', '.mkd', '.mdx', '.txt', ''];

/** @throws {ImportError} if the file's name shows that it is not Markdown, with how to convert it. */
export function checkReadmeName(name: string): void {
  const ending = path.extname(name).toLowerCase();
  if (!markdownEndings.includes(ending) && !/^\.\d/.test(ending)) {
    throw new ImportError(
      `${name} is no Markdown; convert it first, for example with https://pandoc.org: pandoc "${name}" -t gfm -o README.md`,
    );
  }
}

/** @throws {ImportError} if the text is empty. */
export function checkReadmeText(name: string, text: string): void {
  const bare = text.replaceAll(/<!--[^]*?(?:-->|$)/g, '').trim();
  if (!/[\p{L}\p{N}]/u.test(bare)) {
    throw new ImportError(`${name} is empty; write what the component is and how it is used, then import it`);
  }
}

/**
 * The text of a README file.
 *
 * @param encoding a label such as `windows-1252`, for a file that is not UTF-8
 * @throws {ImportError} if the file is too large, not text, or not in that encoding.
 */
export function decodeReadme(bytes: Uint8Array, encoding = 'utf-8'): string {
  if (bytes.length > readmeLimit) {
    throw new ImportError(
      `the README has ${bytes.length} bytes, more than ${readmeLimit}; shorten it, or move data into files of its own`,
    );
  }
  const [first, second] = bytes;
  const marked =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : encoding;
  const text = decode(bytes, marked);
  if (text.includes('\0')) {
    throw new ImportError(
      'the README holds null characters, so it is no text in UTF-8; give the path of a Markdown file, saved as UTF-8',
    );
  }
  return (
    text
      .replaceAll(/\r\n?/g, '\n')
      // No control character has a meaning in Markdown.
      // eslint-disable-next-line no-control-regex
      .replaceAll(/[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f\u2028\u2029\ufffe\uffff]/g, ' ')
  );
}

/** What the import uses from a README's own front matter. */
export interface ReadmeHead {
  title?: string;
  description?: string;
  license?: string;
  /** What the keys of a model card or data card of Hugging Face say that the component is. */
  kind?: 'model' | 'data';
  tags: string[];
}

/** Keys that only the cards of models have, and those that only the cards of data sets have. */
const cardKeys = {
  model: ['pipeline_tag', 'library_name', 'base_model', 'model-index'],
  data: ['task_categories', 'size_categories', 'dataset_info', 'annotations_creators', 'configs'],
} as const;

/**
 * Reads the front matter of a README.
 *
 * @throws {ImportError} if it is not YAML.
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
    throw new ImportError('the front matter of the README has no keys; correct or remove it');
  }
  const entries = new Map<string, unknown>(Object.entries(data));
  const used = new Set(['tags']);
  const word = (key: string): string | undefined => {
    const value = entries.get(key);
    if (typeof value !== 'string' || !value.trim()) {
      return undefined;
    }
    used.add(key);
    return value.trim();
  };
  const tags = entries.get('tags');
  const listed = Array.isArray(tags) ? tags : typeof tags === 'string' ? tags.split(',') : [];
  const licenseKey = entries.has('license') ? 'license' : 'licence';
  const licenses = [entries.get(licenseKey)]
    .flat()
    .map((one) => (typeof one === 'string' ? licenseOfField(one) : undefined));
  // Only an expression says how several licenses are combined.
  const spdx = licenses.length === 1 ? licenses[0] : undefined;
  if (spdx !== undefined) {
    used.add(licenseKey);
  }
  const kind = (['model', 'data'] as const).find((one) => cardKeys[one].some((key) => entries.has(key)));
  const title = word('title');
  const description = word('description');
  [...entries.keys()]
    .filter((key) => !used.has(key))
    .forEach((key) =>
      note(
        "these keys of the README's front matter are not supported and were left out",
        `${key}: ${JSON.stringify(entries.get(key))}`,
      ),
    );
  return {
    ...(title && {title}),
    ...(description && {description}),
    ...(spdx && {license: spdx}),
    ...(kind && {kind}),
    tags: listed.map((tag) => String(tag).trim()),
  };
}
