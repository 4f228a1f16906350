import type {SiteFault, SitePage} from '@training-catalog/content-lint';
import {frontMatterBlock} from '@training-catalog/content-model';
import type {CatalogSettings} from '../options.js';
import {describedState, projectSchema, type DescribedState, type ProjectFacts} from '../projectFacts.js';
import {folderOfPage} from '../projectFolder.js';
import type {CatalogRuleId} from './ruleList.js';

/** Something that a rule finds. */
export type CatalogFault = SiteFault<CatalogRuleId>;

/** Keys of front matter, from the outermost on. */
type Keys = readonly (string | number)[];

/** A main page, as rules see it. */
export interface MainPage {
  /** Path in the repository. */
  file: string;
  /** Name of the project: its folder. */
  name: string;
  facts: ProjectFacts;
  describes: DescribedState | undefined;
  /** Its tags, topics and releases. */
  tags: readonly string[];
  /** Reports what is wrong with a key. */
  faultAt: (rule: CatalogRuleId, keys: Keys, message: string) => CatalogFault;
  lineOf: (keys: Keys) => number;
}

/** Tags of a page; the schema of the front matter reports values of other types. */
export const tagsOf = (frontMatter: SitePage['frontMatter']): string[] =>
  Array.isArray(frontMatter?.tags) ? frontMatter.tags.filter((tag) => typeof tag === 'string') : [];

/** The main pages of the projects. Those whose facts do not match their schema are left out, because another rule reports them. */
export function mainPagesOf(pages: readonly SitePage[], settings: CatalogSettings): MainPage[] {
  const schema = projectSchema(settings);
  return pages.flatMap(({file, text, frontMatter}) => {
    const name = folderOfPage(settings.folder, file);
    const facts = schema.safeParse(frontMatter?.project);
    const describes = describedState.optional().safeParse(frontMatter?.describes);
    // Only of main pages, because it parses the front matter once more.
    const block = name !== undefined && facts.success && describes.success ? frontMatterBlock(text) : undefined;
    if (name === undefined || !facts.success || !describes.success || !block) {
      return [];
    }
    const {lineOf} = block;
    return [
      {
        file,
        name,
        facts: facts.data,
        describes: describes.data,
        tags: tagsOf(frontMatter),
        lineOf,
        faultAt: (rule, keys, message) => ({rule, file, line: lineOf(keys), message}),
      },
    ];
  });
}
