/** Rules about the blocks of pages that are drawn; this entry loads nothing that draws. */
import path from 'node:path';
import {
  drawn,
  editorial,
  type LintLink,
  type LintPage,
  type Rule,
  type RuleSet,
  unsafe,
} from '@training-catalog/content-lint';
import {type Fault, forEachNode} from '@training-catalog/content-model';
import {didYouMean} from '@training-catalog/utils';
import type {Code, Nodes, PhrasingContent} from 'mdast';
import {chartsOf, dataFileOf, readChart, type ChartBlock} from './chart.js';
import {diagramProblems, maxDiagramLength} from './diagram.js';
import {syntaxFault} from './mermaidDiagram.js';

/** A fenced block between lines of three backticks. */
const block = (language: string, ...lines: readonly string[]): string => ['```' + language, ...lines, '```'].join('\n');

const title = ['---', 'title: From camera to table', '---'];
const accessible = ['  accTitle: From camera to table', '  accDescr: Images become counts.'];
const diagram = (...lines: readonly string[]): string => block('mermaid', ...lines, '  images --> counts');
const flowchart = (...lines: readonly string[]): string =>
  diagram(...title, 'flowchart LR', ...accessible, ...lines) + sentence;
const sentence = '\n\nThe model turns images into counts.';
const rightDiagram = diagram(...title, 'flowchart LR', ...accessible) + sentence;

const chart = (
  changes: Readonly<Record<string, string>> = {},
  data: readonly string[] = ['Site,Owls', 'North,13', 'South,11'],
): string => {
  const settings = {
    form: 'bars',
    title: 'Owls by site',
    sentence: 'The north has more owls.',
    source: '"[Count of 2024](https://example.org/owls)"',
    x: 'Owls',
    y: 'Site',
    ...changes,
  };
  return block(
    'chart',
    ...Object.entries(settings).map(([key, value]) => `${key}: ${value}`),
    'data: |',
    ...data.map((row) => `  ${row}`),
  );
};

const rules = {
  'diagram-title': {
    ...editorial,
    summary: 'A Mermaid diagram begins with a title, which is shown above it and names it in lists of figures.',
    wrong: diagram('flowchart LR', ...accessible) + sentence,
    right: rightDiagram,
  },
  'diagram-accessible-name': {
    ...editorial,
    summary: 'A Mermaid diagram has `accTitle` and `accDescr`: what screen readers say in the place of the drawing.',
    wrong: diagram(...title, 'flowchart LR') + sentence,
    right: rightDiagram,
  },
  'diagram-description': {
    ...editorial,
    summary:
      'A paragraph follows a Mermaid diagram and says in words what it shows, for readers who cannot see it, and before it is drawn.',
    wrong: diagram(...title, 'flowchart LR', ...accessible),
    right: rightDiagram,
  },
  'diagram-kind': {
    ...drawn,
    summary: `A Mermaid diagram is of a kind that browsers draw in a moment, and has ${maxDiagramLength} characters at most. In some other kinds, one number stands for a million parts.`,
    wrong: diagram(...title, 'radar-beta', ...accessible) + sentence,
    right: rightDiagram,
  },
  'diagram-syntax': {
    ...drawn,
    summary: 'Mermaid can read each diagram. Otherwise readers would see its source.',
    wrong: diagram(...title, 'flowchart LR', ...accessible, '  images[Images --> table') + sentence,
    right: diagram(...title, 'flowchart LR', ...accessible, '  images[Images] --> table') + sentence,
  },
  'diagram-text': {
    ...unsafe,
    summary:
      'A Mermaid diagram is a drawing with text. It has no HTML but `<br/>`, no links, images, and formulas, no settings but a title, and no styles but colors and lines, because readers’ browsers take all of these for parts of the page.',
    wrong: flowchart('  images["<b>Images</b>"]', '  click counts href "https://example.org/"'),
    right: flowchart('  images["Images"]'),
  },
  'chart-schema': {
    ...drawn,
    summary:
      'A chart has a form, a title, a sentence that says what it shows, a source with a link, and the columns that its form needs, as YAML.',
    wrong: chart({form: 'bar'}),
    right: chart(),
  },
  'chart-data': {
    ...drawn,
    summary:
      'The data of a chart is CSV with a header, at least two rows, and a number or date in each cell of an axis. A file is beside the page or below its folder.',
    wrong: chart({}, ['Site,Owls', 'North,13 owls', 'South,11 owls']),
    right: chart(),
  },
} satisfies Record<string, Rule>;

/** Id of a rule about diagrams and charts. */
export type FigureRuleId = keyof typeof rules;

/** What is known of the charts of a page. */
export interface FigureFacts {
  /** Charts that name a data file and have no other fault, for rules about the file. */
  charts: readonly ChartBlock[];
  /** Data files that charts name, faulty charts included, relative to the page, with their lines. */
  dataFiles: readonly {file: string; line: number}[];
}

const lineOf = (node: Code): number => node.position?.start.line ?? 1;

function diagramFaults(node: Code, next: Nodes | undefined): Fault<FigureRuleId>[] {
  const faults: Fault<FigureRuleId>[] = [];
  const report = (rule: FigureRuleId, message: string): void => {
    faults.push({rule, line: lineOf(node), message});
  };
  // On Windows, lines may end in two characters.
  const text = node.value.replaceAll('\r\n', '\n');
  if (!/^---[ \t]*\ntitle: *\S/.test(text)) {
    report('diagram-title', 'the diagram has no title; begin it with the lines ---, title: ..., ---');
  }
  for (const name of ['accTitle', 'accDescr']) {
    if (!new RegExp(`^[ \\t]*${name}: *\\S`, 'm').test(text)) {
      report(
        'diagram-accessible-name',
        `the diagram has no ${name}; write the line "${name}: ..." below its first line`,
      );
    }
  }
  const problems = diagramProblems(text);
  for (const {rule, line, message} of problems) {
    faults.push({rule, line: lineOf(node) + 1 + line, message});
  }
  // What may not be in a page is not read.
  const unread = problems.length === 0 ? syntaxFault(text) : undefined;
  if (unread) {
    faults.push({rule: 'diagram-syntax', line: lineOf(node) + 1 + unread.line, message: unread.message});
  }
  if (next?.type !== 'paragraph') {
    report('diagram-description', 'the diagram has no description in words; write a sentence below it');
  }
  return faults;
}

function checkPage({tree}: LintPage): Fault<FigureRuleId>[] {
  const faults: Fault<FigureRuleId>[] = [];
  forEachNode(tree, (node, next) => {
    if (node.type !== 'code') {
      return;
    }
    if (node.lang === 'mermaid') {
      faults.push(...diagramFaults(node, next));
    } else if (node.lang === 'chart') {
      faults.push(...readChart(node).faults);
    }
  });
  return faults;
}

/** Links in the source of a chart. */
function linksIn(source: readonly PhrasingContent[]): LintLink[] {
  const links: LintLink[] = [];
  forEachNode({type: 'root', children: [...source]}, (node) => {
    if (node.type === 'link') {
      links.push({url: node.url, line: node.position?.start.line ?? 1});
    }
  });
  return links;
}

function factsOf({tree}: LintPage): FigureFacts {
  const blocks = chartsOf(tree);
  return {
    charts: blocks.filter((block) => {
      const {file, faults} = readChart(block);
      return file !== undefined && faults.length === 0;
    }),
    dataFiles: blocks.flatMap(dataFileOf),
  };
}

/** Rules about diagrams of Mermaid and charts. */
export const figureRules = {
  name: 'figures',
  rules,
  checkPage,
  factsOf,
  linksOf: ({tree}) => chartsOf(tree).flatMap((block) => linksIn(readChart(block).source)),
  checkSite: ({pages, files, readIfPresent}) =>
    pages.flatMap(({file: page, facts}) => {
      const folder = path.posix.dirname(page);
      return (facts?.charts ?? []).flatMap((block) => {
        const {file = '', faults} = readChart(block, (name) => readIfPresent(path.posix.join(folder, name)));
        const isPresent = files.some((one) => one.file === path.posix.join(folder, file));
        const beside = isPresent
          ? []
          : files.map((one) => path.posix.relative(folder, one.file)).filter((name) => !name.startsWith('..'));
        const near = didYouMean(file, beside).trim();
        return faults.map((fault) => ({
          ...fault,
          file: page,
          message: near === '' ? fault.message : `${fault.message}; ${near}`,
        }));
      });
    }),
} satisfies RuleSet<FigureRuleId, FigureFacts>;
