import {editorial, error, type Rule} from '@training-catalog/content-lint';

/** Projects: main pages, relations, questions. */
export const projectsRules = {
  'project-main-page': {...error},
  'project-diagram': {...editorial},
  'tutorial-learning-facts': {...editorial},
  'release-tag-placement': {...error},
  'release-tag-required': {...editorial},
  acknowledgement: {...error},
  'relation-target': {...error},
  'no-duplicate-relation': {...error},
  'no-duplicate-question': {...error},
  'question-field': {...error},
  'answer-target': {...error},
} satisfies Record<string, Rule>;
