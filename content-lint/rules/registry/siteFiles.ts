import {error, refused, type Rule} from '@training-catalog/content-lint';

/** Files of the site beside its pages. */
export const siteFilesRules = {
  'category-file-required': {...error},
  'category-file-schema': {...error},
  'tags-file-required': {...refused},
  'tags-file-schema': {...refused},
  'release-tag-name': {...error},
  'page-id': {...refused},
  'no-duplicate-route': {...refused},
  'learning-path': {...refused},
  'redirect-syntax': {...refused},
  'redirect-source': {...refused},
  'redirect-target': {...refused},
  'upstream-record-schema': {...refused},
  'openapi-sets-file': {...refused},
} satisfies Record<string, Rule>;
