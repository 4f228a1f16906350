import {editorial, error, hint, refused, unparsed, type Rule} from '@training-catalog/content-lint';

/** Front matter. */
export const frontMatterRules = {
  'front-matter-required': {...refused},
  'front-matter-syntax': {...unparsed},
  'front-matter-schema': {...refused},
  'front-matter-no-backslash': {...refused},
  'known-tag': {...refused},
  'described-version': {...hint},
  'described-version-explained': {...editorial},
  'version-consistent': {...error},
} satisfies Record<string, Rule>;
