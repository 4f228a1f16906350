import fs from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import YAML from 'yaml';
import type {z} from 'zod';
import {areaIds} from '../contentAreas';
import {pageFrontMatter} from './schemas';
import {firstSidebar} from './sidebars';

/** Areas whose folder makes three sidebars, and the one that their pages show. */
const displayedSidebar: Record<string, string> = {
  docs: firstSidebar,
  sample_docs: firstSidebar,
};

/** An error in a content file, in the form `file:line: what is wrong; what to write`. */
export class ContentError extends Error {
  constructor(file: string, line: number, problem: string) {
    super(`${file}:${line}: ${problem}`);
    this.name = 'ContentError';
  }
}

/** Line (from 1) in which a top-level front matter key stands; 1 if it stands nowhere. */
export function lineOfKey(fileContent: string, key: PropertyKey | undefined): number {
  const index = fileContent
    .split('\n')
    .findIndex((line) => line.startsWith(`${String(key)}:`) || line.startsWith(`"${String(key)}":`));
  return index < 0 ? 1 : index + 1;
}

/** Reads the tag names of an area; the keys of its tags.yml are what pages write. */
function tagNames(siteDir: string, area: string): string[] {
  const file = path.join(siteDir, area, 'tags.yml');
  return Object.keys((YAML.parse(fs.readFileSync(file, 'utf8')) as object | null) ?? {});
}

function describe(issue: z.core.$ZodIssue): string {
  const where = issue.path.length > 0 ? `"${issue.path.map(String).join('.')}": ` : '';
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map((key) => `"${key}"`).join(', ');
    return `${where}unknown key ${keys}; write one of the keys in src/content/schemas.ts or remove it`;
  }
  return `${where}${issue.message}`;
}

/**
 * Makes the function that Docusaurus calls for the front matter of each Markdown file. On top of
 * the default it checks pages of the content areas against the schema and the area's tags, and
 * gives pages of areas with three sidebars the one to show.
 *
 * @throws {ContentError} with file and line, what is wrong and what to write instead.
 */
export function createFrontMatterParser(siteDir: string): ParseFrontMatter {
  return async ({filePath, fileContent, defaultParseFrontMatter}) => {
    const file = path.relative(siteDir, filePath).split(path.sep).join('/');
    const [area = ''] = file.split('/');
    let result: Awaited<ReturnType<typeof defaultParseFrontMatter>>;
    try {
      result = await defaultParseFrontMatter({filePath, fileContent});
    } catch (error) {
      const mark = (error as {mark?: {line?: number}}).mark;
      const reason = error instanceof Error ? error.message.split('\n')[0]?.replace(/:$/, '') : String(error);
      throw new ContentError(
        file,
        // The parser counts from 0, with the line of the opening dashes as the first.
        (mark?.line ?? 0) + 1,
        `the front matter is not valid YAML (${reason}); put texts with a colon or # in quotes and indent with spaces`,
      );
    }
    if (!areaIds.includes(area)) {
      return result;
    }

    const checked = pageFrontMatter.safeParse(result.frontMatter);
    if (!checked.success) {
      const [issue] = checked.error.issues;
      const key = issue?.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys[0] : issue?.path[0];
      throw new ContentError(
        file,
        lineOfKey(fileContent, key),
        issue ? describe(issue) : 'front matter does not fit src/content/schemas.ts',
      );
    }

    const allowed = tagNames(siteDir, area);
    const unknown = (checked.data.tags ?? []).filter((tag) => !allowed.includes(tag));
    if (unknown.length > 0) {
      throw new ContentError(
        file,
        lineOfKey(fileContent, 'tags'),
        `unknown tag ${unknown.map((tag) => `"${tag}"`).join(', ')}; write one of ${area}/tags.yml: ${allowed.join(', ')}`,
      );
    }

    const sidebar = displayedSidebar[area];
    return sidebar ? {...result, frontMatter: {displayed_sidebar: sidebar, ...result.frontMatter}} : result;
  };
}
