import path from 'node:path';
import iconv from 'iconv-lite';
import YAML from 'yaml';
import {licenseOfField} from './license';
import {ImportError, type Note} from './report';

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
  // TextDecoder rejects bytes that are not Unicode; for other encodings, this depends on how Node.js was built.
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

/** How to convert a file of another format to Markdown, by extension; % is replaced by the name of the file. */
const converters = new Map<string, readonly [string, string]>(
  Object.entries({
    '.rst': ['reStructuredText', 'pandoc -f rst -t gfm "%" -o README.md'],
    '.adoc': ['AsciiDoc', 'npx downdoc "%"'],
    '.asciidoc': ['AsciiDoc', 'npx downdoc "%"'],
    '.asc': ['AsciiDoc', 'npx downdoc "%"'],
    '.ipynb': ['a Jupyter notebook', 'jupyter nbconvert --to markdown "%"'],
    '.org': ['Org', 'pandoc -f org -t gfm "%" -o README.md'],
    '.textile': ['Textile', 'pandoc -f textile -t gfm "%" -o README.md'],
    '.tex': ['LaTeX', 'pandoc -f latex -t gfm "%" -o README.md'],
    '.html': ['HTML', 'pandoc -f html -t gfm "%" -o README.md'],
    '.rmd': ['R Markdown', `Rscript -e 'rmarkdown::render("%", "github_document")'`],
    '.qmd': ['Quarto', 'quarto render "%" --to gfm'],
    '.docx': ['a Word file', 'pandoc -f docx -t gfm "%" -o README.md'],
  }),
);

const markdownEndings = ['.md', '.markdown', '.mdown', '.mkd', '.mdx', '.txt', ''];

/** Extension for the format of a text, if its lines show that it is not Markdown. */
function formatOf(text: string): string | undefined {
  if (/^\s*\{[^]{0,2000}"(?:cells|nbformat)"\s*:/.test(text)) {
    return '.ipynb';
  }
  const outside = text.replaceAll(/^([ \t]*)(`{3,}|~{3,})[^]*?^\1\2/gm, '');
  if (/^\s*<(?:!doctype\s+html|html)\b/i.test(outside)) {
    return '.html';
  }
  if (
    /^\s*= \S.*\n/.test(outside) ||
    /^(?::(?:toc|icons|doctype|source-highlighter):|\[source(?:,\w.*)?\]$|include::\S)/m.test(outside)
  ) {
    return '.adoc';
  }
  const marks =
    outside.match(
      /^\.\. (?:[a-z-]+:: ?|_[^:\n]+:|\|[^|\n]+\|)|:(?:ref|doc|class|func|meth|code|ref):`|^\.\. $|`[^`\n]+ <https?:[^>\n]+>`__?|^(?![ >]).*::\n(?=\n[ \t]+\S)|^:[A-Z][\w ]*: \S/gm,
    ) ?? [];
  // A title between two lines, of which the upper one would be a paragraph in Markdown.
  const hasOverline = /^\s*([=#*^~])\1{3,}[ \t]*\n[ \t]*[^\s=#*^~-].*\n\1{4,}[ \t]*\n/.test(outside);
  return hasOverline ||
    marks.length >= 2 ||
    /^\.\. (?:image|code-block|code|toctree|contents|note|figure)::/m.test(outside)
    ? '.rst'
    : undefined;
}

const refuseFormat = (name: string, ending: string): never => {
  const [format, command] = converters.get(ending) ?? ['no Markdown', ''];
  const convert = command === '' ? 'give a README.md' : `convert it first, for example: ${command.replace('%', name)}`;
  throw new ImportError(`${name} is ${format}, and the import reads Markdown; ${convert}`);
};

/** @throws {ImportError} if the file's name shows that it is not Markdown, with how to convert it. */
export function checkReadmeName(name: string): void {
  const ending = path.extname(name).toLowerCase();
  if (!markdownEndings.includes(ending) && !/^\.\d/.test(ending)) {
    refuseFormat(name, ending);
  }
}

/** @throws {ImportError} if the text is in another format, whatever its name, or is empty. */
export function checkReadmeText(name: string, text: string): void {
  const bare = text.replaceAll(/<!--[^]*?(?:-->|$)/g, '').trim();
  if (!/[\p{L}\p{N}]/u.test(bare)) {
    throw new ImportError(`${name} is empty; write what the component is and how it is used, then import it`);
  }
  const ending = formatOf(bare);
  if (ending !== undefined) {
    refuseFormat(name, ending);
  }
}

/** Signatures of files that are not text, whatever their name. */
const signatures: readonly (readonly [string, string])[] = [
  ['%PDF-', 'a PDF file'],
  ['PK\u0003\u0004', 'a ZIP archive or an Office file'],
  ['\u0089PNG', 'an image'],
  ['GIF8', 'an image'],
  ['\u00ff\u00d8\u00ff', 'an image'],
  ['\u001f\u008b', 'a compressed file'],
  ['\u007fELF', 'a program'],
];

/** Encodings with two bytes for each letter, and how a text in Latin letters looks in them. */
const wideEncodings: readonly (readonly [string, RegExp])[] = [
  ['utf-16le', /^(?:[^\0]\0){8}/],
  ['utf-16be', /^(?:\0[^\0]){8}/],
];

/**
 * @throws {ImportError} if the bytes are not text, or a text in two or four bytes for each letter that does not say so.
 */
function checkBytes(bytes: Uint8Array, encoding: string): void {
  const beginning = Buffer.from(bytes.subarray(0, 4096)).toString('latin1');
  const kind = signatures.find(([signature]) => beginning.startsWith(signature))?.[1];
  if (kind !== undefined) {
    throw new ImportError(`the README is ${kind} and no text; give the path of a Markdown file`);
  }
  const wide = wideEncodings.find(([, pattern]) => pattern.test(beginning))?.[0];
  if (wide !== undefined && !/^utf-?16/i.test(encoding)) {
    throw new ImportError(`the README looks like ${wide}; save it as UTF-8, or write --encoding ${wide}`);
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
  checkBytes(bytes, marked);
  const text = decode(bytes, marked);
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

/** Keys that set the route of a page, which only the catalog may do. */
const routeKeys = ['slug', 'id', 'displayed_sidebar', 'custom_edit_url', 'pagination_next', 'pagination_prev'];

/**
 * Reads the front matter of a README.
 *
 * @throws {ImportError} if it is not YAML or would override the route of a page.
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
  const route = routeKeys.filter((key) => entries.has(key));
  if (route.length > 0) {
    throw new ImportError(
      `the front matter of the README sets ${route.join(', ')}, which could take the route of another page; remove it`,
    );
  }
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
