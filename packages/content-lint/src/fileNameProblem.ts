import {isDeviceName} from '@training-catalog/content-model';

/** Whether a part of a path has only letters and digits of any language, spaces, and a few signs. */
const isPlain = (name: string): boolean => /^[\p{L}\p{M}\p{N} ._+,()-]+$/u.test(name);

/**
 * What is wrong with a path, and what to write; undefined if nothing is. Signs that mean something to a shell, to HTML, or in
 * an address are refused, those that nobody sees as well: Docusaurus writes the name of a page into the command that asks git
 * for its last change, which would run `$(…)` in it.
 *
 * @param file path in the repository, with `/`
 */
export function fileNameProblem(file: string): string | undefined {
  const parts = file.split('/');
  const name = parts.find((part) => !isPlain(part));
  if (name === undefined) {
    const other = parts.find((part) => isDeviceName(part) || /[ .]$/.test(part));
    return other === undefined
      ? undefined
      : `the name ${JSON.stringify(other)} is none on Windows, which reserves some and drops dots and spaces at the end; rename it`;
  }
  const sign = Array.from(name).find((one) => !isPlain(one)) ?? '';
  const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return `the name ${JSON.stringify(name)} contains ${/[\p{P}\p{S}]/u.test(sign) ? sign : `the sign U+${code}`}; rename it with letters, digits, spaces, and . _ + , ( ) -`;
}
