import {hash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {ContentError, errorAt, frontMatterFault, yamlMessage} from '@training-catalog/content-model';
import {textFault} from '@training-catalog/content-model/node';
import type {LintConfig} from './config.js';
import {fileNameProblem} from './fileNameProblem.js';
import {frontMatterChecker} from './rules/frontMatter.js';
import {tagNames} from './tagNames.js';

/**
 * Creates Docusaurus' `parseFrontMatter` hook, which also checks the front matter of pages in the areas. Docusaurus calls it
 * before anything else, and its own messages do not say what to write.
 *
 * @throws {ContentError} with file and line, what is wrong, and what to write instead.
 */
export function frontMatterParser(siteDir: string, config: LintConfig): ParseFrontMatter {
  const {areas} = config;
  const check = frontMatterChecker(config);
  /** Valid pages: Docusaurus parses each when it loads the area and again when it compiles the page. */
  const valid = new Map<string, {digest: string; tags: readonly string[] | undefined}>();
  return async ({filePath, fileContent, defaultParseFrontMatter}) => {
    const file = path.relative(siteDir, filePath).split(path.sep).join('/');
    const named = file.startsWith('../') ? undefined : fileNameProblem(file);
    if (named !== undefined) {
      throw new ContentError(errorAt('file-name', file, 1, named));
    }
    const area = areas.find(({folder}) => file.startsWith(`${folder}/`));
    const isGenerated = area?.generated === true && file.slice(area.folder.length + 1).includes('/');
    const hasTags = area && fs.existsSync(path.join(siteDir, area.folder, 'tags.yml'));
    const tags = hasTags ? tagNames(siteDir, area.folder) : undefined;
    const last = valid.get(file);
    const digest = hash('sha256', fileContent);
    const isValid = last?.digest === digest && last.tags === tags;
    // Before the parser, which would execute `---js` front matter, and treat the whole page as front matter if it is unclosed.
    const unreadable = isValid || isGenerated ? undefined : textFault(file, fileContent);
    const around = isValid ? undefined : (unreadable ?? frontMatterFault(fileContent));
    if (around) {
      throw new ContentError(errorAt(around.rule, file, around.line, around.message));
    }
    let result: Awaited<ReturnType<typeof defaultParseFrontMatter>>;
    try {
      result = await defaultParseFrontMatter({filePath, fileContent});
    } catch (error) {
      const mark = (error as {mark?: {line?: number}}).mark;
      // The parser's lines are 0-based, starting at the opening dashes.
      const message = yamlMessage(error instanceof Error ? error.message : String(error));
      throw new ContentError(errorAt('front-matter-syntax', file, (mark?.line ?? 0) + 1, message));
    }
    if (area && !isValid) {
      if (!tags && result.frontMatter.tags !== undefined) {
        tagNames(siteDir, area.folder);
      }
      const [fault] = check({file, text: fileContent}, result.frontMatter, tags);
      if (fault) {
        throw new ContentError(errorAt(fault.rule, file, fault.line, fault.message));
      }
      valid.set(file, {digest, tags});
    }
    return result;
  };
}
