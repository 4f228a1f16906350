import {Refusal} from './refusal.js';

/** Number of bytes at the beginning of a file that show whether it is in UTF-16. */
const sample = 1000;

/** Byte order of a text in UTF-16 without a mark: in most languages, every second byte of its spaces and signs is zero. */
function unmarkedUtf16(bytes: Uint8Array): string | undefined {
  const beginning = bytes.subarray(0, sample);
  const zeros = [0, 0];
  beginning.forEach((byte, index) => {
    zeros[index % 2] = (zeros[index % 2] ?? 0) + Number(byte === 0);
  });
  const [even = 0, odd = 0] = zeros;
  const isText = Math.max(even, odd) > 1 + beginning.length / 20 && Math.min(even, odd) === 0;
  return isText ? (odd > even ? 'utf-16le' : 'utf-16be') : undefined;
}

/**
 * The text of a file in UTF-8, or in UTF-16 with a byte order mark, which is not part of it.
 *
 * @param name what messages call the file
 * @throws {Refusal} if the file is in another encoding, or no text, with what to do.
 */
export function decodeText(bytes: Uint8Array, name: string): string {
  const [first = 0, second = 0] = bytes;
  const marked = {0xff_fe: 'utf-16le', 0xfe_ff: 'utf-16be'}[first * 256 + second];
  const unmarked = marked === undefined ? unmarkedUtf16(bytes) : undefined;
  if (unmarked !== undefined) {
    throw new Refusal(
      `${name} seems to be in ${unmarked} without a byte order mark; save it as UTF-8, for example with: iconv -f ${unmarked} -t utf-8`,
    );
  }
  const encoding = marked ?? 'utf-8';
  let text: string;
  try {
    text = new TextDecoder(encoding, {fatal: true}).decode(bytes);
  } catch {
    throw new Refusal(
      `${name} is not in ${encoding}; save it as UTF-8, for example with: iconv -f windows-1252 -t utf-8`,
    );
  }
  if (text.includes('\0')) {
    throw new Refusal(`${name} holds null characters, so it is no text; give the path of a text in UTF-8`);
  }
  return text;
}
