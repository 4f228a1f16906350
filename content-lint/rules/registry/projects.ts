import {editorial, error, examplePageWith, hint, type Rule} from '@training-catalog/content-lint';
import {acknowledgement} from '../../../catalog.config';
import {mainPage} from './examplePages';

const page = (text: string, ...facts: readonly string[]): string =>
  examplePageWith(['title: A page', 'description: A page of Bird Counter.', ...facts], text);

const diagram = [
  '```mermaid',
  '---',
  'title: From image to count',
  '---',
  'flowchart LR',
  '  accTitle: From image to count',
  '  accDescr: An image goes to the counter, which writes a number.',
  '  I[Image] --> C[Counter] --> N[Number]',
  '```',
  '',
  'An image goes to the counter, which writes a number.',
].join('\n');

const questions = page('## Ecology\n\n<ToolQuestions field="Ecology" />');

const answer = (...lines: readonly string[]): readonly string[] => [
  '  answers:',
  '    - question: How many birds are in my photographs?',
  '      field: Ecology',
  ...lines,
];

/** Projects: main pages, relations, questions. */
export const projectsRules = {
  'project-main-page': {
    ...error,
    summary:
      'Exactly one page of a project has `project:` in its front matter: the main page. The card of the project and all lists of projects come from there.',
    wrong: {'docs/Bird Counter/index.md': page('Counts birds in photographs.')},
    right: {'docs/Bird Counter/index.md': mainPage([])},
  },
  'project-diagram': {
    ...editorial,
    summary:
      'A project has at least one diagram, on its explanation if it has one. Readers grasp its parts, and what passes between them, faster from a drawing than from text.',
    wrong: {'docs/Bird Counter/explanation.md': page('An image goes to the counter, which writes a number.')},
    right: {'docs/Bird Counter/explanation.md': page(diagram)},
  },
  'tutorial-learning-facts': {
    ...editorial,
    summary:
      'A tutorial states whom it is for, what they need, and what they can do afterwards. Readers decide in seconds whether to start.',
    wrong: {'docs/Bird Counter/tutorial.md': page('Count the birds of one photograph.')},
    right: {
      'docs/Bird Counter/tutorial.md': page(
        'Count the birds of one photograph.',
        'learning:',
        '  audience: [Ecologists]',
        '  needs: [Python 3.11]',
        '  outcomes: [Count the birds of a photograph]',
        '  keyPoints: [The counter needs no training]',
      ),
    },
  },
  'release-tag-placement': {
    ...error,
    summary:
      'Only the main page of a project has release tags. On other pages, they would list the project several times in a release.',
    wrong: {'docs/Bird Counter/how-to.md': page('Count birds in a video.', 'tags: [Release 2025-07]')},
    right: {'docs/Bird Counter/how-to.md': page('Count birds in a video.')},
  },
  'release-tag-required': {
    ...editorial,
    summary:
      'The main page of a project has the tag of each release that the project was part of. The list of releases comes from these tags.',
    wrong: {'docs/Bird Counter/index.md': mainPage([])},
    right: {'docs/Bird Counter/index.md': mainPage(['tags: [Release 2025-07]'])},
  },
  acknowledgement: {
    ...error,
    summary:
      'The main page of a project ends with the sentence that names the funding, word for word. The grant requires it.',
    wrong: {'docs/Bird Counter/index.md': mainPage([], 'Funded by the NSF.')},
    right: {'docs/Bird Counter/index.md': mainPage([], `*${acknowledgement}*`)},
  },
  'relation-target': {
    ...error,
    summary: 'A relation names another project of the catalog by its folder in `docs/`. Both projects then show it.',
    wrong: {
      'docs/Bird Counter/index.md': mainPage(['  relations:', '    - kind: uses', '      project: Camera Trap']),
    },
    right: {
      'docs/Bird Counter/index.md': mainPage(['  relations:', '    - kind: uses', '      project: Camera Traps']),
    },
  },
  'no-duplicate-relation': {
    ...error,
    summary:
      'A relation is stated once, by the project that acts. The other project shows the passive form automatically, so a relation that is stated twice would appear twice.',
    wrong: {
      'docs/Bird Counter/index.md': mainPage([
        '  relations:',
        '    - kind: uses',
        '      project: Camera Traps',
        '    - kind: uses',
        '      project: Camera Traps',
        '      what: images',
      ]),
    },
    right: {
      'docs/Bird Counter/index.md': mainPage([
        '  relations:',
        '    - kind: uses',
        '      project: Camera Traps',
        '      what: images',
      ]),
    },
  },
  'no-duplicate-question': {
    ...error,
    summary:
      'Each question is answered by one project, which names others under `then:`. If two projects had the same question, readers would not know which one to choose.',
    wrong: {
      'docs/which-tool.md': questions,
      'docs/Bird Counter/index.md': mainPage([
        ...answer(),
        '    - question: How many birds are in my photographs?',
        '      field: Ecology',
      ]),
    },
    right: {'docs/which-tool.md': questions, 'docs/Bird Counter/index.md': mainPage(answer())},
  },
  'question-field': {
    ...error,
    summary:
      'A question names a field that `docs/which-tool.md` lists, and each list there has a question. Otherwise the question would appear nowhere, or the list would be empty.',
    wrong: {
      'docs/which-tool.md': questions.replaceAll('Ecology', 'Animals'),
      'docs/Bird Counter/index.md': mainPage(answer()),
    },
    right: {'docs/which-tool.md': questions, 'docs/Bird Counter/index.md': mainPage(answer())},
  },
  'answer-target': {
    ...error,
    summary:
      'What an answer points to exists: `start` is a page of the project, and each entry of `then` another project, once.',
    wrong: {
      'docs/which-tool.md': questions,
      'docs/Bird Counter/index.md': mainPage(answer('      then: [Camera Trap]')),
    },
    right: {
      'docs/which-tool.md': questions,
      'docs/Bird Counter/index.md': mainPage(answer('      then: [Camera Traps]')),
    },
  },
  'described-version': {
    ...hint,
    summary:
      'The main page of a project states which release or commit its pages describe. Readers see it, and `npm run sync` reports when there is a newer one.',
    wrong: {'docs/Bird Counter/index.md': mainPage([])},
    right: {'docs/Bird Counter/index.md': mainPage(['describes:', '  release: "1.0"'])},
  },
  'described-version-explained': {
    ...editorial,
    summary:
      'If the pages describe a different version than the one that the project lists, `why` gives the reason. Readers who install the listed version then know what to expect.',
    wrong: {
      'docs/Bird Counter/index.md': mainPage(['  version: "1.0"', 'describes:', '  commit: "7486f11"']),
    },
    right: {
      'docs/Bird Counter/index.md': mainPage([
        '  version: "1.0"',
        'describes:',
        '  commit: "7486f11"',
        '  why: The repository has no tag for 1.0; the commit is its last one.',
      ]),
    },
  },
  'version-consistent': {
    ...error,
    summary:
      'A version that a page gives for a project is the one on the main page of that project. The main page is updated with each release; copies of the number are easily forgotten.',
    wrong: {
      'docs/Bird Counter/index.md': mainPage(['  version: "1.0"']),
      'docs/herons.md':
        '---\ntitle: Herons\ndescription: How herons are counted.\n---\n\nInstall Bird Counter 0.9 first.\n',
    },
    right: {
      'docs/Bird Counter/index.md': mainPage(['  version: "1.0"']),
      'docs/herons.md':
        '---\ntitle: Herons\ndescription: How herons are counted.\n---\n\nInstall Bird Counter first.\n',
    },
  },
  'release-tag-name': {
    ...error,
    summary: 'The tag of a release names year and month, because lists of releases are sorted by it.',
    wrong: {'docs/tags.yml': 'Release July:\n  permalink: /release-july\n'},
    right: {'docs/tags.yml': 'Release 2025-07:\n  permalink: /release-2025-07\n'},
  },
} satisfies Record<string, Rule>;
