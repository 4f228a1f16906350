import {createHash} from 'node:crypto';

/**
 * Digest of a text. The fingerprint of an imported page starts with the digest of its text, which shows whether the text
 * was edited since the import.
 */
export const textDigest = (text: string): string => createHash('sha256').update(text.trim()).digest('hex').slice(0, 8);

/** Splits a page into front matter with and without its delimiters, and body. Line ends must be `\n`. */
export function splitPage(page: string): {head: string; yaml: string; body: string} {
  const [head = '', yaml = ''] = /^---\n([^]*?)\n---\n+/.exec(page) ?? [];
  return {head, yaml, body: page.slice(head.length)};
}

/**
 * Updates the fingerprint of an imported page after a command has changed its text, so that the page does not count as
 * edited by hand. The fingerprint of a page that was edited before is left unchanged.
 *
 * @param before the page before the command
 * @param after the page after the command
 */
export function keepFingerprint(before: string, after: string): string {
  const {head, body} = splitPage(after);
  const old = textDigest(splitPage(before.replaceAll('\r\n', '\n')).body);
  return head.replace(new RegExp(`(\\bbody: *["']?)${old}`), `$1${textDigest(body)}`) + body;
}
