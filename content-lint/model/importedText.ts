import {createHash} from 'node:crypto';

/**
 * Digest of a text. The fingerprint of an imported page begins with that of its text: a page whose text has another
 * one was edited since.
 */
export const textDigest = (text: string): string => createHash('sha256').update(text.trim()).digest('hex').slice(0, 8);

/** Front matter with its dashes, and the text below it. */
function parts(page: string): {head: string; body: string} {
  const head = /^---\n[^]*?\n---\n+/.exec(page)?.[0] ?? '';
  return {head, body: page.slice(head.length)};
}

/**
 * Names in the front matter of an imported page the text that a command has made of it, so that it does not
 * count as edited by hand. A page that somebody edited before, or wrote, stays as it is.
 *
 * @param before the page as it was
 * @param after the page with the changes of the command
 */
export function keepFingerprint(before: string, after: string): string {
  const {head, body} = parts(after);
  const old = textDigest(parts(before.replaceAll('\r\n', '\n')).body);
  return head.replace(new RegExp(`(\\bbody: *["']?)${old}`), `$1${textDigest(body)}`) + body;
}
