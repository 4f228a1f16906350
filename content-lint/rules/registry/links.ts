import {editorial, error, unsafe, type Rule} from '@training-catalog/content-lint';

/** Links and images. */
export const linksRules = {
  'no-empty-link': {...error},
  'link-text-descriptive': {...editorial},
  'link-protocol': {...unsafe},
  'link-https': {...editorial},
  'link-form': {...error},
  'link-target-exists': {...error},
  'link-anchor-exists': {...error},
  'console-link-field': {...error},
  'image-alt-text': {...error},
  'no-external-image': {...unsafe},
  'image-exists': {...error},
} satisfies Record<string, Rule>;
