import type {z} from 'zod';
import type {Diagnostic} from '../model/diagnostic';
import {pageFrontMatter} from '../model/schemas';

/** Line (from 1) in which a top-level front matter key stands; 1 if it stands nowhere. */
export function lineOfKey(fileContent: string, key: PropertyKey | undefined): number {
  const index = fileContent
    .split('\n')
    .findIndex((line) => line.startsWith(`${String(key)}:`) || line.startsWith(`"${String(key)}":`));
  return index < 0 ? 1 : index + 1;
}

function describe(issue: z.core.$ZodIssue): string {
  const where = issue.path.length > 0 ? `"${issue.path.map(String).join('.')}": ` : '';
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map((key) => `"${key}"`).join(', ');
    return `${where}unknown key ${keys}; write one of the keys in content-lint/model/schemas.ts or remove it`;
  }
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined')) {
    return `${where}it is missing; write it, content-lint/model/schemas.ts says what it holds`;
  }
  return `${where}${issue.message}`;
}

/**
 * What the error of a YAML parser means for the author.
 *
 * @param line line of the fault in the file, from 1
 */
export const yamlDiagnostic = (file: string, line: number, reason: string): Diagnostic => ({
  file,
  line,
  message: `the front matter is not valid YAML (${reason}); put texts with a colon or # in quotes and indent with spaces`,
  severity: 'error',
});

/**
 * Checks the front matter of a page of a content area against the schema and the area's tags. The
 * build and `npm run check` both ask here.
 *
 * @param allowedTags keys of the area's tags.yml
 */
export function frontMatterDiagnostics(
  {file, text}: {file: string; text: string},
  frontMatter: unknown,
  allowedTags: readonly string[],
): Diagnostic[] {
  const checked = pageFrontMatter.safeParse(frontMatter);
  if (!checked.success) {
    return checked.error.issues.map((issue) => {
      const key = issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys[0] : issue.path[0];
      return {file, line: lineOfKey(text, key), message: describe(issue), severity: 'error'};
    });
  }
  const [area = ''] = file.split('/');
  const unknown = (checked.data.tags ?? []).filter((tag) => !allowedTags.includes(tag));
  if (unknown.length === 0) {
    return [];
  }
  const names = unknown.map((tag) => `"${tag}"`).join(', ');
  const message = `unknown tag ${names}; write one of ${area}/tags.yml: ${allowedTags.join(', ')}`;
  return [{file, line: lineOfKey(text, 'tags'), message, severity: 'error'}];
}
