/** What the rules of this package find, for programs that write pages. */
import type {ZodObject} from 'zod';
import type {Fault, FrontMatter, PageSource} from '@training-catalog/content-model';
import {type ContentLintConfig, readConfig} from './config.js';
import {frontMatterChecker, frontMatterSchema} from './rules/frontMatter.js';
import {allowedMarkup, markupFaults as faultsWith} from './rules/markup.js';

export {imageLimit} from './rules/files.js';
export {formulaProblem, formulaSettings} from './rules/formulas.js';

/** Makes the function that checks the front matter of a page against the keys of a site, and the tags of its area. */
export const checkFrontMatter = (
  config: ContentLintConfig,
): ((page: PageSource, frontMatter: FrontMatter, tags: readonly string[] | undefined) => Fault[]) =>
  frontMatterChecker(readConfig(config));

/** The keys that the front matter of a site may have, for programs that write or try values of each. */
export const frontMatterKeys = (config: ContentLintConfig): ZodObject => frontMatterSchema(readConfig(config));

/** Finds markup in a text without front matter that could run code, or load content of others, and invalid MDX. */
export const markupFaults = (text: string, config: ContentLintConfig): Fault[] =>
  faultsWith(text, allowedMarkup(readConfig(config)));
