import path from 'node:path';
import {drawn, editorial, type LintPage, type Rule, type RuleSet} from '@training-catalog/content-lint';
import {didYouMean, type Fault, forEachNode} from '@training-catalog/content-model';
import type {Code, Nodes, PhrasingContent} from 'mdast';
import {chartsOf, dataFileOf, readChart, type ChartBlock} from '../model/chart';
import {readSketch} from '../model/sketch';

const rules = {
  'diagram-title': {...editorial},
  'diagram-accessible-name': {...editorial},
  'diagram-description': {...editorial},
  'chart-schema': {...drawn},
  'chart-data': {...drawn},
  'sketch-schema': {...drawn},
  'sketch-callout': {...drawn},
} satisfies Record<string, Rule>;

/** Id of a rule about diagrams, charts, and sketches. */
type FigureRuleId = keyof typeof rules;

/** What is known of the charts of a page. */
export interface FigureFacts {
  /** Charts that name a data file and have no other fault, for rules about the file. */
  charts: readonly ChartBlock[];
  /** Data files that charts name, faulty charts included, relative to the page, with their lines. */
  dataFiles: readonly {file: string; line: number}[];
  /** Links in the sources of charts. */
  links: readonly {url: string; line: number}[];
}

const lineOf = (node: Code): number => node.position?.start.line ?? 1;

function diagramFaults(node: Code, next: Nodes | undefined): Fault<FigureRuleId>[] {
  const faults: Fault<FigureRuleId>[] = [];
  const report = (rule: FigureRuleId, message: string): void => {
    faults.push({rule, line: lineOf(node), message});
  };
  if (!/^---\s*\ntitle: *\S/.test(node.value)) {
    report('diagram-title', 'the diagram has no title; begin it with the lines ---, title: ..., ---');
  }
  for (const name of ['accTitle', 'accDescr']) {
    if (!new RegExp(`^\\s*${name}: *\\S`, 'm').test(node.value)) {
      report(
        'diagram-accessible-name',
        `the diagram has no ${name}; write the line "${name}: ..." below its first line`,
      );
    }
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
    } else if (node.lang === 'sketch') {
      faults.push(...readSketch(node.value).faults.map((fault) => ({...fault, line: lineOf(node) + fault.line})));
    } else if (node.lang === 'chart') {
      faults.push(...readChart(node).faults);
    }
  });
  return faults;
}

function linksOf(source: readonly PhrasingContent[]): FigureFacts['links'] {
  const links: {url: string; line: number}[] = [];
  forEachNode({type: 'root', children: [...source]}, (node) => {
    if (node.type === 'link') {
      links.push({url: node.url, line: node.position?.start.line ?? 1});
    }
  });
  return links;
}

function factsOf({tree}: LintPage): FigureFacts {
  const read = chartsOf(tree).map((block) => ({block, ...readChart(block)}));
  return {
    charts: read.flatMap(({block, file, faults}) => (file !== undefined && faults.length === 0 ? [block] : [])),
    dataFiles: read.flatMap(({block}) => dataFileOf(block)),
    links: read.flatMap(({source}) => linksOf(source)),
  };
}

/** Rules about diagrams of Mermaid, charts, and sketches. */
export const figureRules: RuleSet<FigureRuleId, FigureFacts> = {
  name: 'figures',
  rules,
  checkPage,
  factsOf,
  checkSite: ({pages, files, readIfPresent}) =>
    pages.flatMap(({file: page, facts}) => {
      const folder = path.posix.dirname(page);
      return facts.charts.flatMap((block) => {
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
};
