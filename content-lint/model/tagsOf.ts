import type {FrontMatter} from '@training-catalog/content-model';

/** The tags in the front matter of a page; values of another type are reported by the schema. */
export const tagsOf = (frontMatter: FrontMatter | undefined): string[] =>
  Array.isArray(frontMatter?.tags) ? frontMatter.tags.filter((tag) => typeof tag === 'string') : [];
