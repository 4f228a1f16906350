import {editorial, error, hint, unparsed, unsafe, type Rule} from '@training-catalog/content-lint';

/** The text of pages. */
export const textRules = {
  'mdx-syntax': {...unparsed},
  'max-nesting': {...unparsed},
  'no-unsafe-element': {...unsafe},
  'no-expression': {...unsafe},
  'no-import': {...unsafe},
  'heading-start': {...error},
  'heading-increment': {...error},
  'no-duplicate-heading': {...error},
  'code-fence-closed': {...error},
  'code-block-language': {...error},
  'no-shell-prompt': {...editorial},
  'no-curly-quotes-in-code': {...editorial},
  'placeholder-explained': {...editorial},
  'table-header-text': {...editorial},
  'error-section': {...editorial},
  'error-list': {...error},
  'footnote-defined': {...error},
  'footnote-referenced': {...error},
  'no-duplicate-footnote': {...error},
  'math-delimiter': {...error},
  'math-syntax': {...error},
  'todo-comment': {...hint},
  'no-repeated-word': {...hint},
  'indefinite-article': {...hint},
} satisfies Record<string, Rule>;
