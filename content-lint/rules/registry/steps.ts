import {editorial, type Rule} from '@training-catalog/content-lint';

/** Steps of pages, and what was run of them. */
export const stepsRules = {
  'code-block-option': {...editorial},
  'step-condition': {...editorial},
  'step-output': {...editorial},
  'last-run': {...editorial},
  'last-run-claim': {...editorial},
} satisfies Record<string, Rule>;
