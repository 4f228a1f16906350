import type {PageSource} from '@training-catalog/content-model';
import {describe, expect, it} from 'vitest';
import {Linter, readConfig, siteOf} from '@training-catalog/content-lint/node';
import {instituteRules as rulesOf} from '../src/instituteRules.js';
import {siteWith} from './sample.js';

const acknowledgement = 'Funded by the River Fund';
const instituteRules = rulesOf({acknowledgement, projects: 'docs'});
const linter = new Linter(readConfig(siteWith({acknowledgement}).lint));

/** What these rules say about pages. */
const lintPages = (pages: readonly PageSource[]) =>
  linter
    .check(siteOf(Object.fromEntries(pages.map(({file, text}) => [file, text]))))
    .filter(({rule}) => rule in instituteRules.rules);

const page = (name: string, frontMatter = '', body = ''): PageSource => ({
  file: `docs/Tool/${name}.md`,
  text: `---\ntitle: A\n${frontMatter}---\n\n${body}\n`,
});
const main = page('index', 'project: {}\n', `*${acknowledgement}*`);
const diagram = '```mermaid\nflowchart LR\n```';
const drawn = page('explanation', '', diagram);

const places = (...pages: PageSource[]): string[] =>
  lintPages(pages).map(({file, line, rule}) => `${file}:${line} ${rule}`);

describe('the pages of a project', () => {
  it.each<[string, PageSource[], string[]]>([
    ['are as they should be', [main, drawn, page('tutorial', 'learning: {}\n')], []],
    ['name no funding', [page('index', 'project: {}\n'), drawn], ['docs/Tool/index.md:1 acknowledgement']],
    [
      'do not explain a tutorial',
      [main, drawn, page('tutorials')],
      ['docs/Tool/tutorials.md:1 tutorial-learning-facts'],
    ],
    ['have no diagram', [main, page('how-to')], ['docs/Tool/index.md:1 project-diagram']],
    [
      'have none where it belongs',
      [main, page('explanations'), page('how-to', '', diagram)],
      ['docs/Tool/explanations.md:1 project-diagram'],
    ],
    ['are of no project', [{...page('tutorial'), file: 'docs/tutorial.md'}], []],
  ])('%s', (_, pages, expected) => {
    expect(places(...pages)).toEqual(expected);
  });

  it('are hints on an imported page, whose facts a person has to complete', () => {
    const imported = [main, page('how-to', 'imported: true\n'), page('tutorial', 'imported: true\n')];
    expect(lintPages(imported).map(({rule, severity}) => `${severity} ${rule}`)).toEqual([
      'hint tutorial-learning-facts',
      'hint project-diagram',
    ]);
  });
});
