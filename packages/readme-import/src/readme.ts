import path from 'node:path';
import {decodeText} from '@training-catalog/utils/node';
import YAML from 'yaml';
import {licenseOfField} from './license.js';
import {ImportError, type Note} from './report.js';

/** Largest size of a README, in bytes. */
export const readmeLimit = 5_000_000;

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
 * @throws {ImportError} if the file is too large, or neither UTF-8 nor UTF-16 with a byte order mark.
 */
export function decodeReadme(bytes: Uint8Array): string {
  if (bytes.length > readmeLimit) {
    throw new ImportError(
      `the README has ${bytes.length} bytes, more than ${readmeLimit}; shorten it, or move data into files of its own`,
    );
  }
  return (
    decodeText(bytes, 'the README')
      .replaceAll(/\r\n?/g, '\n')
      // No control character has a meaning in Markdown.
      // oxlint-disable-next-line no-control-regex
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
