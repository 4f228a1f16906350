import {editorial, error, hint, unparsed, unsafe, type Rule} from '@training-catalog/content-lint';
import {page} from './examplePages';

const errors =
  '## When something goes wrong\n\n| What you see | What to do |\n| --- | --- |\n| `camera not found` | Connect the camera. |';

/** The text of pages. */
export const textRules = {
  'mdx-syntax': {
    ...unparsed,
    summary:
      'Pages are parsed as MDX, in which `<` starts a tag. A tag that is never closed, or a `<` that was meant as a sign, stops the parser before the rest of the page.',
    wrong: 'The model is fast (<1 s per image).',
    right: 'The model is fast (&lt;1 s per image).',
  },
  'max-nesting': {
    ...unparsed,
    summary:
      'Lists, quotations, and other elements are nested at most 100 levels deep. Compilers call themselves for each level and would run out of memory.',
    noExample: 'a hundred levels do not fit on a page',
  },
  'no-unsafe-element': {
    ...unsafe,
    summary:
      'A page contains no HTML except `details` and the components of the site, because an element can run code or load third-party content in the reader’s browser. Markdown can express nearly everything else.',
    wrong: 'Press <b>Start</b>.',
    right: 'Press **Start**.',
  },
  'no-expression': {
    ...unsafe,
    summary:
      'Text in braces is parsed as JavaScript and would run when the page is built. Write `\\{` for a literal brace.',
    wrong: 'Replace {name} with your own.',
    right: 'Replace \\{name} with your own.',
  },
  'no-import': {
    ...unsafe,
    summary:
      'A page contains no code. A paragraph that begins with `import` or `export` is parsed as JavaScript; the components of the site need no import.',
    wrong: "import Tabs from '@theme/Tabs';\n\nText.",
    right: 'Tabs and the other components need no import.',
  },
  'heading-start': {
    ...error,
    summary:
      'The title in the front matter is the heading of level 1, so the text starts at level 2. Screen reader users expect one main heading.',
    wrong: '# Install\n\nRun the installer.',
    right: '## Install\n\nRun the installer.',
  },
  'heading-increment': {
    ...error,
    fixable: true,
    summary:
      'A heading is at most one level below the one above it. Readers who navigate by headings would look for the missing level.',
    wrong: '## Install\n\n#### On Linux\n\nRun the installer.',
    right: '## Install\n\n### On Linux\n\nRun the installer.',
  },
  'no-duplicate-heading': {
    ...error,
    summary:
      'Each heading of a page has its own words. Readers cannot tell two identical ones apart in the table of contents or in search results.',
    wrong: '## Linux\n\n### Install\n\nText.\n\n## Windows\n\n### Install\n\nText.',
    right: '## Linux\n\n### Install on Linux\n\nText.\n\n## Windows\n\n### Install on Windows\n\nText.',
  },
  'code-fence-closed': {
    ...error,
    summary: 'A code block ends with the fence that it began with. Otherwise the text below it becomes code.',
    wrong: '```bash\nls\n\nThe command lists the files.',
    right: '```bash\nls\n```\n\nThe command lists the files.',
  },
  'code-block-language': {
    ...error,
    fixable: true,
    summary:
      'A code block names its language, for syntax highlighting and for tools that read the page. Write `text` if there is none, as for the output of a program.',
    wrong: 'The program prints:\n\n```\n12 herons\n```',
    right: 'The program prints:\n\n```text\n12 herons\n```',
  },
  'no-shell-prompt': {
    ...editorial,
    fixable: true,
    summary: 'Commands are written without the prompt, because readers copy the whole block and paste it.',
    wrong: '```bash\n$ cd data\n$ ls\n```',
    right: '```bash\ncd data\nls\n```',
  },
  'no-curly-quotes-in-code': {
    ...editorial,
    fixable: true,
    summary:
      'Quotation marks in code are straight. Word processors make them curly, and shells and compilers do not understand that.',
    wrong: '```python\nprint(“Hello”)\n```',
    right: '```python\nprint("Hello")\n```',
  },
  'placeholder-explained': {
    ...editorial,
    summary:
      'A placeholder in a command is explained on the page, in backticks. Readers need to know what to write in its place.',
    wrong: '```bash\ncd <folder>\n```\n\nThen start the server.',
    right: '```bash\ncd <folder>\n```\n\nReplace `<folder>` with the folder of your images.',
  },
  'table-header-text': {
    ...editorial,
    summary: 'Each column of a table has a heading. Screen readers read it with every cell.',
    wrong: '| | Accuracy |\n| --- | --- |\n| LoRA | 72.9 |',
    right: '| Method | Accuracy |\n| --- | --- |\n| LoRA | 72.9 |',
  },
  'error-section': {
    ...editorial,
    summary:
      'The section with errors is named “When something goes wrong” and lists them in a table, first what readers see. The page with the errors of all projects finds them there.',
    wrong: '## Troubleshooting\n\nIf the camera is not found, connect it.',
    right: errors,
  },
  'error-list': {
    ...error,
    summary:
      'The page with the errors of all projects has a list for each area in which a page has errors, and no other list. Otherwise errors would be missing from it, or a list would be empty.',
    wrong: {'docs/herons.md': page(errors), 'other_resources/errors.md': page('<ErrorList area="api" />')},
    right: {'docs/herons.md': page(errors), 'other_resources/errors.md': page('<ErrorList area="docs" />')},
  },
  'footnote-defined': {
    ...error,
    summary: 'Each footnote in the text has a definition. Without it, readers see the brackets.',
    wrong: 'The model is small.[^size]',
    right: 'The model is small.[^size]\n\n[^size]: It has 3 million parameters.',
  },
  'footnote-referenced': {
    ...error,
    summary: 'Each definition of a footnote is referenced in the text. Otherwise it does not appear on the page.',
    wrong: 'The model is small.\n\n[^size]: It has 3 million parameters.',
    right: 'The model is small.[^size]\n\n[^size]: It has 3 million parameters.',
  },
  'no-duplicate-footnote': {
    ...error,
    summary: 'Each footnote is defined once. Of two definitions with the same name, readers would see only the first.',
    wrong: 'One.[^a] Two.[^a]\n\n[^a]: The first.\n[^a]: The second.',
    right: 'One.[^a] Two.[^b]\n\n[^a]: The first.\n[^b]: The second.',
  },
  'math-delimiter': {
    ...error,
    summary:
      'Text between two dollar signs is a formula. Write a backslash before the sign of an amount of money, or the words between two amounts become a formula.',
    wrong: 'The small node costs $5 an hour, the large one $10.',
    right: 'The small node costs \\$5 an hour, the large one \\$10.',
  },
  'math-syntax': {
    ...error,
    summary: 'KaTeX can typeset each formula. Otherwise readers would see its source.',
    wrong: 'The accuracy is $\\frac{r}$.',
    right: 'The accuracy is $\\frac{r}{n}$.',
  },
  'todo-comment': {
    ...hint,
    summary: '`TODO` marks what is missing in a new page. Replace it before readers see the page.',
    wrong: 'TODO: say what the tool does.',
    right: 'The tool counts birds in photographs.',
  },
  'no-repeated-word': {
    ...hint,
    summary: 'A word that is written twice in a row is nearly always a slip.',
    wrong: 'Start the the server.',
    right: 'Start the server.',
  },
  'indefinite-article': {
    ...hint,
    summary: '“An” stands before a vowel sound, “a” before any other.',
    wrong: 'Upload a image.',
    right: 'Upload an image.',
  },
} satisfies Record<string, Rule>;
