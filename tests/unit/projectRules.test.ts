import {describe, expect, it} from 'vitest';
import type {Diagnostic, PageSource} from '@training-catalog/content-model';
import {acknowledgement} from '../../catalog.config';
import {projectRules} from '../../content-lint/rules/projectRules';
import {lintPage, lintPages} from '../support/lint';

const placesOf = (diagnostics: readonly Diagnostic[]): string[] => diagnostics.map(({line, rule}) => `${line} ${rule}`);

describe('a page of a project is refused for', () => {
  const page = (frontMatter: string, body = ''): string => `---\ntitle: A\n${frontMatter}\n---\n\n${body}\n`;
  it.each([
    ['index', page('project: {}\ntags: [Release 2025-07]'), '1 acknowledgement'],
    ['index', page('project: {}\ntags: [PADI]', `*${acknowledgement}*`), '1 release-tag-required'],
    ['how-to', page('tags: [Release 2025-07]'), '1 release-tag-placement'],
    ['explanation', page('tags: [PADI]'), '1 project-diagram'],
    ['tutorials', page('tags: [PADI]'), '1 tutorial-learning-facts'],
  ])('%s: %s', (name, text, place) => {
    expect(placesOf(lintPage({file: `docs/Tool/${name}.md`, text}))).toEqual([place]);
  });
});

it('hints replace errors that only a person can fix, on an imported page', () => {
  const page = (facts: string): Diagnostic[] =>
    lintPage({file: 'docs/Tool/tutorials.md', text: `---\ntitle: A\n${facts}---\n\n[a](http://e.org)\n`});
  expect(page('').map(({severity}) => severity)).toEqual(['error', 'error']);
  expect(page('imported: true\n').map(({severity}) => severity)).toEqual(['hint', 'hint']);
});

it('a project needs one main page, and a diagram on one of its pages', () => {
  const main = {file: 'docs/Tool/index.md', text: '---\nproject: {}\n---\n\nText.'};
  const drawn = {file: 'docs/Tool/explanation.md', text: '```mermaid\nflowchart LR\n```'};
  const broken = (...pages: PageSource[]): string[] =>
    lintPages(projectRules, pages)
      .filter(({rule}) => ['project-diagram', 'project-main-page'].includes(rule))
      .map(({file, rule}) => `${file} ${rule}`);
  expect(broken(main, {file: 'docs/intro.md', text: 'Text.'})).toEqual(['docs/Tool/index.md project-diagram']);
  expect(broken(main, drawn)).toEqual([]);
  expect(broken(drawn)).toEqual(['docs/Tool project-main-page']);
});
