import path from 'node:path';
import {parseMdx} from '@training-catalog/content-model';
import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {VFile} from 'vfile';
import {cardFile, factsFile, neighborsFile, relatedFile} from '../src/dataFiles.js';
import {insertCards} from '../src/remarkCards.js';

describe('cards of a project', () => {
  const siteDir = path.resolve('/home/me/docs/Education/api');
  /** What a page imports. */
  const imported = (file: string, frontMatter: object = {}): {components: string[]; data: string[]} => {
    const tree: Root = {type: 'root', children: []};
    const vfile = new VFile({path: path.join(siteDir, file)});
    vfile.data.frontMatter = frontMatter;
    insertCards(tree, vfile, 'docs', {siteDir, projects: new Set(['Tool'])});
    const text = JSON.stringify(tree);
    const all = (pattern: RegExp): string[] =>
      Array.from(new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name)));
    return {components: all(/@theme\/(\w+)/g), data: all(/@generated\/catalog\/default\/([^"\\]+)"/g)};
  };

  it('are on its main page: facts, relations, related projects', () => {
    expect(imported('docs/Tool/index.md', {project: {}})).toEqual({
      components: ['ProjectFacts', 'ProjectNeighborhood', 'RelatedProjects'],
      data: [cardFile('Tool'), neighborsFile('Tool'), relatedFile('Tool')],
    });
  });

  it.each(['docs/Tool/how-to.md', 'docs/Tool/parts/one.md'])('are on each other page of its folder: %s', (file) => {
    expect(imported(file)).toEqual({
      components: ['ProjectOfPage', 'RelatedProjects'],
      data: [factsFile('Tool'), relatedFile('Tool')],
    });
  });

  it.each([
    'docs/intro.md',
    'docs/Guide/intro.md',
    'Education/intro.md',
    'Education/docs/Tool/a.md',
    'docs-old/Tool/a.md',
  ])('are on no other page, wherever the repository is: %s', (file) => {
    expect(imported(file)).toEqual({components: [], data: []});
  });

  it('are the facts alone on an example of a main page elsewhere', () => {
    expect(imported('guide/Example/index.md', {project: {}})).toEqual({components: ['ProjectFacts'], data: []});
  });
});

it('a page imports the components that it names, each once, and no others', () => {
  const tree = parseMdx('<ToolQuestions field="Sounds" />\n\n<ToolQuestions field="Maps" />\n\n<Tabs />\n');
  insertCards(tree, new VFile({path: '/site/docs/tools.md'}), 'docs', {siteDir: '/site', projects: new Set()});
  const imports = tree.children.filter(({type}) => type === 'mdxjsEsm');
  expect(imports).toHaveLength(1);
  expect(JSON.stringify(imports)).toContain('@theme/ToolQuestions');
});
