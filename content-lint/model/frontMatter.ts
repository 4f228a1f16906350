import {hash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {apiArea} from '../../shared/areas';
import {areaIds} from '../../shared/contentAreas';
import {textFault} from '@training-catalog/content-model/node';
import {ContentError, frontMatterFault, parseYaml, yamlMessage} from '@training-catalog/content-model';
import {frontMatterDiagnostics} from '../rules/frontMatterRules';
import {diagnosticAt} from '../rules/registry';
import {updateTimes} from '../../lib/updateTimes';
import {areas} from '../../catalog.config';

/** Sidebar shown on the pages of areas with several sidebars, by area. */
const displayedSidebar: ReadonlyMap<string, string | undefined> = new Map(
  areas.map(({folder, displayedSidebar: sidebar}) => [folder, sidebar]),
);

/** Whether a page is made from openapi/. */
const isGenerated = (file: string): boolean => file.startsWith(`${apiArea}/`) && file.split('/').length > 2;

/** Cache of tags.yml files: every page needs its area's tags, and the file seldom changes. */
const tagFiles = new Map<string, {text: string; names: string[]}>();

/**
 * Reads the tag names of an area, which are the keys of its tags.yml.
 *
 * @throws {ContentError} if the file is missing or is not valid YAML.
 */
export function tagNames(siteDir: string, area: string): string[] {
  const file = path.join(siteDir, area, 'tags.yml');
  if (!fs.existsSync(file)) {
    const message = 'the file is missing; create it, with a line "Name:" for each tag';
    throw new ContentError(diagnosticAt('tags-file-required', `${area}/tags.yml`, 1, message));
  }
  const text = fs.readFileSync(file, 'utf8');
  let last = tagFiles.get(file);
  if (last?.text !== text) {
    const {document, broken} = parseYaml(text);
    if (broken) {
      const message = `invalid YAML (${broken.reason}); write each tag like the others`;
      throw new ContentError(diagnosticAt('yaml-syntax', `${area}/tags.yml`, broken.line, message));
    }
    last = {text, names: Object.keys(Object(document.toJS() ?? {}) as object)};
    tagFiles.set(file, last);
  }
  return last.names;
}

/**
 * Creates Docusaurus' `parseFrontMatter` hook. In addition to the default, it validates pages of the content areas against
 * the schema and the area's tags, sets `displayed_sidebar` in areas with three sidebars, and, in builds, adds the time of
 * the page's last commit.
 *
 * @throws {ContentError} with file and line, what is wrong, and what to write instead.
 */
export function createFrontMatterParser(siteDir: string): ParseFrontMatter {
  let times: Map<string, string> | undefined;
  const timeOf = (file: string): string | undefined => {
    // `npm start` does not show update times.
    if (process.env.NODE_ENV !== 'production') {
      return undefined;
    }
    times ??= updateTimes(siteDir, areaIds);
    return times.get(file);
  };
  /** Valid pages: Docusaurus parses each when it loads the area and again when it compiles the page. */
  const valid = new Map<string, {digest: string; tags: readonly string[]}>();
  return async ({filePath, fileContent, defaultParseFrontMatter}) => {
    const file = path.relative(siteDir, filePath).split(path.sep).join('/');
    const [area = ''] = file.split('/');
    const isInArea = areaIds.includes(area);
    const tags = isInArea ? tagNames(siteDir, area) : [];
    const last = valid.get(file);
    const digest = hash('sha256', fileContent);
    const isValid = last?.digest === digest && last.tags === tags;
    // Before the parser, which would execute `---js` front matter, and treat the whole page as front matter if it is unclosed.
    const unreadable = isValid || isGenerated(file) ? undefined : textFault(file, fileContent);
    const around = isValid ? undefined : (unreadable ?? frontMatterFault(fileContent));
    if (around) {
      throw new ContentError(diagnosticAt(around.rule, file, around.line, around.message));
    }
    let result: Awaited<ReturnType<typeof defaultParseFrontMatter>>;
    try {
      result = await defaultParseFrontMatter({filePath, fileContent});
    } catch (error) {
      const mark = (error as {mark?: {line?: number}}).mark;
      // The parser's lines are 0-based, starting at the opening dashes.
      const message = yamlMessage(error instanceof Error ? error.message : String(error));
      throw new ContentError(diagnosticAt('front-matter-syntax', file, (mark?.line ?? 0) + 1, message));
    }
    if (!isInArea) {
      return result;
    }
    const [fault] = isValid ? [] : frontMatterDiagnostics({file, text: fileContent}, result.frontMatter, tags);
    if (fault) {
      throw new ContentError(fault);
    }
    valid.set(file, {digest, tags});
    const sidebar = displayedSidebar.get(area);
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
