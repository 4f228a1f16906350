import {isScalar, type Scalar} from 'yaml';
import {
  didYouMean,
  type Fix,
  frontMatterBlock,
  isDay,
  nearest,
  onlyNear,
  schemaDiagnostics,
} from '@training-catalog/content-model';
import {pageFrontMatter} from '../model/schemas';
import type {DescribedState} from '@training-catalog/catalog/facts';
import {type Diagnostic, diagnosticAt, type RuleId} from './registry';
import {projectsArea} from '../../shared/areas';

const howToBegin = 'begin it with the lines ---, title: ..., description: ..., ---';

/** Whether a text begins with a day that exists. A YAML parser would turn the 45th day of a month into a later one. */
const beginsWithDay = (text: string): boolean => isDay(text.replace(/(?<=^.{10})[T ]\d{2}:\d{2}.*$/, ''));

type Path = readonly (string | number)[];

/** Paths of all strings in front matter that contain a backslash, in keys or values. */
function pathsWithBackslash(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') {
    return value.includes('\\') ? [path] : [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((one, index) => pathsWithBackslash(one, [...path, index]));
  }
  return value === null || typeof value !== 'object'
    ? []
    : Object.entries(value).flatMap(([key, one]) => [
        ...(key.includes('\\') ? [[...path, key]] : []),
        ...pathsWithBackslash(one, [...path, key]),
      ]);
}

/**
 * Replaces a string in YAML.
 *
 * @param from offset of the YAML in the text
 */
function scalarFix({range}: Scalar, value: string, from: number): Fix | undefined {
  const text = /^[A-Za-z][\w -]*\w$/.test(value) ? value : JSON.stringify(value);
  return range ? {start: from + range[0], end: from + range[1], text} : undefined;
}

/**
 * Validates a page's front matter against the schema and the area's tags, for both the build and `npm run check`.
 *
 * @param allowedTags keys of the area's tags.yml
 */
export function frontMatterDiagnostics(
  {file, text}: {file: string; text: string},
  frontMatter: unknown,
  allowedTags: readonly string[],
): Diagnostic[] {
  const found = (rule: RuleId, line: number, message: string, fix?: Fix): Diagnostic =>
    diagnosticAt(rule, file, line, message, {fix});
  const block = frontMatterBlock(text);
  if (!block) {
    const below = /^\s*\n---[ \t]*\r?\n/.test(text);
    return [
      found(
        'front-matter-required',
        1,
        below
          ? 'the front matter must start on line 1; remove the blank lines above ---'
          : `the page has no front matter; ${howToBegin}`,
      ),
    ];
  }
  const {lineOf} = block;
  const diagnostics = schemaDiagnostics<RuleId>(
    'front-matter-schema',
    file,
    pageFrontMatter,
    frontMatter ?? {},
    lineOf,
  );

  // Checks the source text, because in the parsed value an invalid date has already become a valid one.
  const datePath = ['last_update', 'date'];
  const date = block.document.getIn(datePath, true);
  const isTold = diagnostics.some(({line}) => line === lineOf(datePath));
  if (isScalar(date) && !beginsWithDay(date.source ?? '') && !isTold) {
    diagnostics.push(
      found(
        'front-matter-schema',
        lineOf(datePath),
        `"last_update.date": ${date.source} is not a valid date; write one such as 2025-07-31`,
      ),
    );
  }
  const {tags} = (frontMatter ?? {}) as {tags?: unknown};
  const unknown = (Array.isArray(tags) ? (tags as unknown[]) : []).flatMap((tag, index) =>
    typeof tag === 'string' && tag.trim() !== '' && !allowedTags.includes(tag) ? [{tag, index}] : [],
  );
  const [area = ''] = file.split('/');
  for (const {tag, index} of unknown) {
    const all =
      nearest(tag, allowedTags) === undefined ? `write one from ${area}/tags.yml: ${allowedTags.join(', ')}` : '';
    const remedy = all || `${didYouMean(tag, allowedTags)}${area}/tags.yml lists all tags`;
    const meant = onlyNear(tag, allowedTags);
    const written = block.document.getIn(['tags', index], true);
    const fix =
      meant !== undefined && isScalar(written) ? scalarFix(written, meant, text.indexOf('\n') + 1) : undefined;
    diagnostics.push(found('known-tag', lineOf(['tags', index]), `unknown tag "${tag}"; ${remedy}`, fix));
  }
  // Docusaurus copies front matter into the page's script as single-quoted strings, in which it escapes no backslash: one at
  // the end, or before "u" or "x", is a syntax error, and any other is lost.
  for (const path of pathsWithBackslash(frontMatter)) {
    diagnostics.push(
      found(
        'front-matter-no-backslash',
        lineOf(path),
        `"${path.join('.')}" contains a backslash, which Docusaurus cannot keep in front matter; write it in the text of the page instead`,
      ),
    );
  }
  return diagnostics;
}

/**
 * Hint about valid front matter: the main page of a project does not state which version of its repository the pages
 * describe.
 */
export function frontMatterHints(
  {file, text}: {file: string; text: string},
  frontMatter: Readonly<Record<string, unknown>>,
): Diagnostic[] {
  const block = frontMatterBlock(text);
  if (!block) {
    return [];
  }
  const {project, describes} = frontMatter;
  const {release, commit, unversioned} = Object(describes ?? {}) as Partial<Record<keyof DescribedState, unknown>>;
  const isSilent =
    project !== undefined &&
    file.startsWith(`${projectsArea}/`) &&
    [release, commit, unversioned].every((one) => one === undefined);
  const message =
    'the pages do not state the version they describe; next to "project:", write describes: with release: or commit: below it, or with unversioned: true if there is neither';
  return isSilent ? [diagnosticAt('described-version', file, block.lineOf(['project']), message)] : [];
}
