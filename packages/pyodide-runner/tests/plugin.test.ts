import type {LoadContext} from '@docusaurus/types';
import {parseMdx} from '@training-catalog/content-model';
import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {VFile} from 'vfile';
import pyodideRunner, {remarkRunner} from '../src/index.js';

const block = '```';

const page = `1. Save:

   ${block}python save title="a.py"
   print(1)
   ${block}

2. Run:

   ${block}bash run
   python3 a.py
   ${block}

   ${block}text output vary="\\d"
   1
   ${block}

${block}bash run shell
curl a
${block}

${block}bash
ls
${block}
`;

/** The components that a page gets, with their attributes. */
function componentsOf(frontMatter: object): unknown[] {
  const tree = parseMdx(page);
  const file = new VFile({path: 'docs/a.md', value: page});
  Object.assign(file.data, {frontMatter});
  remarkRunner()(tree, file);
  const found: unknown[] = [];
  const collect = (node: Root | Root['children'][number]): void => {
    if (node.type === 'mdxJsxFlowElement') {
      found.push(Object.fromEntries(node.attributes.map((one) => ['name' in one ? one.name : '', one.value])));
    }
    if ('children' in node) {
      node.children.forEach((child) => collect(child));
    }
  };
  collect(tree);
  return found;
}

describe('the remark plugin', () => {
  it('puts the marked blocks of a page into components', () => {
    expect(componentsOf({runsInBrowser: true})).toEqual([
      {n: '0', id: 'a.py 1', role: 'save', file: 'a.py'},
      {n: '1', id: 'commands 1', role: 'run', language: 'shell'},
      {n: '1', role: 'output', vary: '\\d'},
      {n: '2', id: 'commands 2', role: 'shell', language: 'shell'},
    ]);
  });

  it('leaves other pages alone', () => {
    expect(componentsOf({})).toEqual([]);
  });
});

it('the plugin refuses an option, with its name', () => {
  expect(() => pyodideRunner({baseUrl: '/'} as LoadContext, {version: 1})).toThrow(
    /@training-catalog\/pyodide-runner: option unknown key "version"/,
  );
});
