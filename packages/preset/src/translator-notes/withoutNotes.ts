const text = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")`;
const note = new RegExp(
  String.raw`(\btranslate\(\s*\{\s*id:\s*${text},\s*message:\s*${text}),\s*description:\s*${text}`,
  'g',
);

/**
 * A loader that leaves the `description` of each text out: it tells translators what a text is for, and no browser reads it.
 * `docusaurus write-translations` reads the files themselves. A call that is written otherwise stays as it is.
 */
export default function withoutNotes(source: string): string {
  return source.replace(note, '$1');
}
