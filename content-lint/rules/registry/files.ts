import {error, hint, unparsed, unsafe, type Rule} from '@training-catalog/content-lint';

/** Files. */
export const filesRules = {
  'file-readable': {...unparsed},
  'max-file-size': {...unparsed},
  'max-paragraph-marks': {...unparsed},
  'no-symbolic-link': {...unsafe},
  'unique-file-name': {...error},
  'image-max-size': {...error},
  'image-size-advice': {...hint},
  'svg-no-active-content': {...unsafe},
  'no-unused-image': {...hint},
  'yaml-syntax': {...unparsed},
  'json-syntax': {...unparsed},
} satisfies Record<string, Rule>;
