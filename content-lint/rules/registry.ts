import type * as model from '@training-catalog/content-model';

/** What is known about a rule. */
export interface Rule {
  /** An error stops the check and the build; a hint is advice. */
  severity: 'error' | 'hint';
  /** On a page that an import wrote, the rule only hints: what it asks for, only a person can add. */
  imported?: 'hint';
  /** Why the configuration of the site cannot change the severity; undefined if it can. */
  fixed?: string;
}

const error: Rule = {severity: 'error'};
const hint: Rule = {severity: 'hint'};
/** An error that is a hint on imported pages. */
const editorial: Rule = {severity: 'error', imported: 'hint'};

const unparsed: Rule = {severity: 'error', fixed: 'what breaks it cannot be parsed'};
const unsafe: Rule = {severity: 'error', fixed: 'what breaks it could run code or load content of others'};
const refused: Rule = {severity: 'error', fixed: 'the build refuses what breaks it'};
const drawn: Rule = {severity: 'error', fixed: 'what breaks it cannot be drawn'};

/** The rules of the content check, by id. Markdownlint, cspell, and the OpenAPI linter have ids of their own. */
export const rules = {
  // Files
  'file-readable': unparsed,
  'max-file-size': unparsed,
  'max-paragraph-marks': unparsed,
  'no-symbolic-link': unsafe,
  'unique-file-name': error,
  'image-max-size': error,
  'image-size-advice': hint,
  'svg-no-active-content': unsafe,
  'no-unused-image': hint,
  'yaml-syntax': unparsed,
  'json-syntax': unparsed,

  // Front matter
  'front-matter-required': refused,
  'front-matter-syntax': unparsed,
  'front-matter-schema': refused,
  'front-matter-no-backslash': refused,
  'known-tag': refused,
  'described-version': hint,
  'described-version-explained': editorial,
  'version-consistent': error,

  // Text
  'mdx-syntax': unparsed,
  'max-nesting': unparsed,
  'no-unsafe-element': unsafe,
  'no-expression': unsafe,
  'no-import': unsafe,
  'heading-start': error,
  'heading-increment': error,
  'no-duplicate-heading': error,
  'code-fence-closed': error,
  'code-block-language': error,
  'no-shell-prompt': editorial,
  'no-curly-quotes-in-code': editorial,
  'placeholder-explained': editorial,
  'table-header-text': editorial,
  'footnote-defined': error,
  'footnote-referenced': error,
  'no-duplicate-footnote': error,
  'math-delimiter': error,
  'math-syntax': error,
  'todo-comment': hint,
  'no-repeated-word': hint,
  'indefinite-article': hint,

  // Links and images
  'no-empty-link': error,
  'link-text-descriptive': editorial,
  'link-protocol': unsafe,
  'link-https': editorial,
  'link-form': error,
  'link-target-exists': error,
  'link-anchor-exists': error,
  'console-link-field': error,
  'image-alt-text': error,
  'no-external-image': unsafe,
  'image-exists': error,

  // Diagrams, charts, sketches
  'diagram-title': editorial,
  'diagram-accessible-name': editorial,
  'diagram-description': editorial,
  'chart-schema': drawn,
  'chart-data': drawn,
  'sketch-schema': drawn,
  'sketch-callout': drawn,

  // Steps
  'code-block-option': editorial,
  'step-condition': editorial,
  'step-output': editorial,
  'last-run': editorial,
  'last-run-claim': editorial,

  // Projects
  'project-main-page': error,
  'project-diagram': editorial,
  'tutorial-learning-facts': editorial,
  'release-tag-placement': error,
  'release-tag-required': editorial,
  acknowledgement: error,
  'relation-target': error,
  'no-duplicate-relation': error,
  'no-duplicate-question': error,
  'question-field': error,
  'answer-target': error,

  // Lessons
  'known-directive': error,
  'directive-attribute': unsafe,
  'directive-label': error,
  'directive-syntax': error,
  'quiz-choices': error,
  'quiz-answer': error,
  'quiz-feedback': hint,
  'question-answer': error,
  'hands-on-steps': hint,
  'worksheet-prompts': error,
  'teacher-content-placement': error,
  'lesson-level': hint,
  'section-minutes': error,
  'section-minutes-required': hint,
  'lesson-minutes': error,
  'lesson-time-target': error,
  'lesson-prerequisite': error,
  'term-defined': error,
  'glossary-page': error,
  'glossary-schema': error,
  'data-file': error,
  'data-license': error,

  // Files of the site
  'category-file-required': error,
  'category-file-schema': error,
  'tags-file-required': refused,
  'tags-file-schema': refused,
  'release-tag-name': error,
  'page-id': refused,
  'no-duplicate-route': refused,
  'learning-path': refused,
  'redirect-syntax': refused,
  'redirect-source': refused,
  'redirect-target': refused,
  'upstream-record-schema': refused,
  'openapi-sets-file': refused,
} satisfies Record<string, Rule>;

/** Id of a rule, as printed in brackets after its message. */
export type RuleId = keyof typeof rules;

/** A diagnostic of one of the rules. */
export type Diagnostic = model.Diagnostic<RuleId>;

/** A diagnostic without file and severity. */
export type Fault = model.Fault<RuleId>;

/** The diagnostic of a rule at a line of a file, with the severity that the rule has there. */
export function diagnosticAt(
  rule: RuleId,
  file: string,
  line: number,
  message: string,
  {isImported = false}: {isImported?: boolean} = {},
): Diagnostic {
  const {severity, imported}: Rule = rules[rule];
  return {rule, file, line, message, severity: (isImported ? imported : undefined) ?? severity};
}

/** Reports what a rule says about a line of one file. */
export type Report = (rule: RuleId, line: number, message: string) => void;
