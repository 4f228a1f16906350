import fs from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import YAML from 'yaml';
import {areaIds} from '../../shared/contentAreas';
import {ContentError} from './diagnostic';
import {frontMatterDiagnostics} from '../rules/frontMatterRules';
import {frontMatterFault, yamlMessage} from './frontMatterBlock';
import {firstSidebar} from '../../shared/sidebars';
import {updateTimes} from '../../lib/updateTimes';

/** Areas whose folder makes three sidebars, and the one that their pages show. */
const displayedSidebar: Record<string, string> = {
  docs: firstSidebar,
  sample_docs: firstSidebar,
};

/** What was read last from each tags.yml: every page asks, and the file seldom changes. */
const tagFiles = new Map<string, {text: string; names: string[]}>();

/** Reads the tag names of an area; the keys of its tags.yml are what pages write. */
export function tagNames(siteDir: string, area: string): string[] {
  const file = path.join(siteDir, area, 'tags.yml');
  const text = fs.readFileSync(file, 'utf8');
  let last = tagFiles.get(file);
  if (last?.text !== text) {
    last = {text, names: Object.keys((YAML.parse(text) as object | null) ?? {})};
    tagFiles.set(file, last);
  }
  return last.names;
}

/**
 * Makes the function that Docusaurus calls for the front matter of each Markdown file. On top of
 * the default it checks pages of the content areas against the schema and the area's tags, gives
 * pages of areas with three sidebars the one to show, and a build the time of the page's last commit.
 *
 * @throws {ContentError} with file and line, what is wrong and what to write instead.
 */
export function createFrontMatterParser(siteDir: string): ParseFrontMatter {
  let times: Map<string, string> | undefined;
  const timeOf = (file: string): string | undefined => {
    // `npm start` shows no times.
    if (process.env.NODE_ENV !== 'production') {
      return undefined;
    }
    times ??= updateTimes(siteDir, areaIds);
    return times.get(file);
  };
  return async ({filePath, fileContent, defaultParseFrontMatter}) => {
    const file = path.relative(siteDir, filePath).split(path.sep).join('/');
    const [area = ''] = file.split('/');
    // Before the parser: it would run front matter that begins with ---js, and take a page for front matter that nothing closes.
    const around = frontMatterFault(fileContent);
    if (around) {
      throw new ContentError(file, around.line, around.message);
    }
    let result: Awaited<ReturnType<typeof defaultParseFrontMatter>>;
    try {
      result = await defaultParseFrontMatter({filePath, fileContent});
    } catch (error) {
      const mark = (error as {mark?: {line?: number}}).mark;
      // The parser counts from 0, with the line of the opening dashes as the first.
      throw new ContentError(
        file,
        (mark?.line ?? 0) + 1,
        yamlMessage(error instanceof Error ? error.message : String(error)),
      );
    }
    if (!areaIds.includes(area)) {
      return result;
    }
    const page = {file, text: fileContent};
    const [fault] = frontMatterDiagnostics(page, result.frontMatter, tagNames(siteDir, area));
    if (fault) {
      throw new ContentError(file, fault.line, fault.message);
    }
    const sidebar = displayedSidebar[area];
    const date = timeOf(file);
    return {
      ...result,
      frontMatter: {
        ...(sidebar && {displayed_sidebar: sidebar}),
        ...(date && {last_update: {date}}),
        ...result.frontMatter,
      },
    };
  };
}
