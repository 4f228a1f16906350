import {pagesByFolder} from '@training-catalog/catalog/facts';
import {
  editorial,
  error,
  examplePageWith,
  type Rule,
  type RuleSet,
  type SiteFault,
  type SitePage,
} from '@training-catalog/content-lint';
import {forEachNode} from '@training-catalog/content-model';

const page = (text: string, ...facts: readonly string[]): string =>
  examplePageWith(['title: A page', 'description: A page of Bird Counter.', ...facts], text);

const mainPage = (text: string): string =>
  page(text, 'project:', '  summary: Counts birds in photographs', '  kind: [software]', '  area: Software');

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

const rulesWith = (acknowledgement: string) =>
  ({
    acknowledgement: {
      ...error,
      summary:
        'The main page of a project ends with the sentence that names the funding, word for word. The grant requires it.',
      wrong: {'docs/Bird Counter/index.md': mainPage('Funded by a grant.')},
      right: {'docs/Bird Counter/index.md': mainPage(`*${acknowledgement}*`)},
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
  }) satisfies Record<string, Rule>;

type Id = keyof ReturnType<typeof rulesWith>;

interface PageFacts {
  hasDiagram: boolean;
}

const faultOn = (rule: Id, {file}: {file: string}, message: string): SiteFault<Id> => ({rule, file, line: 1, message});

/** Checks a page of a project. */
function pageFaults(page: SitePage<PageFacts>, acknowledgement: string | undefined): SiteFault<Id>[] {
  const {file, text, frontMatter} = page;
  const isMain = frontMatter?.project !== undefined;
  const isTutorial = /\/tutorials?\.md$/.test(file);
  return [
    ...(isMain && acknowledgement !== undefined && !text.includes(`*${acknowledgement}*`)
      ? [faultOn('acknowledgement', page, `the main page must end with the acknowledgement: *${acknowledgement}*`)]
      : []),
    ...(isTutorial && frontMatter?.learning === undefined
      ? [
          faultOn(
            'tutorial-learning-facts',
            page,
            'the tutorial has no "learning:"; write audience, needs, outcomes, and keyPoints below it in the front matter',
          ),
        ]
      : []),
  ];
}

/** Checks that the explanation of a project has a diagram, or one of its pages if it has no explanation. */
function diagramFaults(pages: readonly SitePage<PageFacts>[]): SiteFault<Id>[] {
  const explanations = pages.filter(({file}) => /\/explanations?\.md$/.test(file));
  const candidates = explanations.length > 0 ? explanations : pages;
  const page = candidates.find(({frontMatter}) => frontMatter?.imported !== undefined) ?? candidates[0];
  return page === undefined || candidates.some(({facts}) => facts?.hasDiagram)
    ? []
    : [faultOn('project-diagram', page, 'the project has no diagram; show its parts or data flow in a mermaid block')];
}

/**
 * Rules about what an institute asks of the pages of its projects.
 *
 * @param acknowledgement Sentence that must end the main page of every project; without one, no rule asks for it.
 */
export function instituteRules({
  acknowledgement,
  projects,
}: {
  acknowledgement: string | undefined;
  projects: string;
}): RuleSet<Id, PageFacts> {
  const {acknowledgement: ofSentence, ...others} = rulesWith(acknowledgement ?? '');
  return {
    name: 'institute',
    group: 'projects',
    rules: (acknowledgement === undefined ? others : {acknowledgement: ofSentence, ...others}) as Record<Id, Rule>,
    factsOf({tree}) {
      let hasDiagram = false;
      forEachNode(tree, (node) => {
        hasDiagram ||= node.type === 'code' && node.lang === 'mermaid';
      });
      return {hasDiagram};
    },
    checkSite({pages}) {
      return (
        [...pagesByFolder(projects, pages, ({file}) => file).values()]
          // The content of a page with syntax errors is unknown.
          .filter((own) => !own.some(({isBroken}) => isBroken))
          .flatMap((own) => [...own.flatMap((page) => pageFaults(page, acknowledgement)), ...diagramFaults(own)])
      );
    },
  };
}
