import {error, hint, unsafe, type Rule} from '@training-catalog/content-lint';

/** Lessons. */
export const lessonsRules = {
  'known-directive': {...error},
  'directive-attribute': {...unsafe},
  'directive-label': {...error},
  'directive-syntax': {...error},
  'quiz-choices': {...error},
  'quiz-answer': {...error},
  'quiz-feedback': {...hint},
  'question-answer': {...error},
  'hands-on-steps': {...hint},
  'worksheet-prompts': {...error},
  'teacher-content-placement': {...error},
  'lesson-level': {...hint},
  'section-minutes': {...error},
  'section-minutes-required': {...hint},
  'lesson-minutes': {...error},
  'lesson-time-target': {...error},
  'lesson-prerequisite': {...error},
  'term-defined': {...error},
  'glossary-page': {...error},
  'glossary-schema': {...error},
  'data-file': {...error},
  'data-license': {...error},
} satisfies Record<string, Rule>;
