// Remark plugins that change a page before Docusaurus does.
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import siteConfig from '../../docusaurus.config';
import {forEachNode, parseMdx} from '@training-catalog/content-model';
import references from '../../plugins/references';
import inlineReferences from '../../plugins/remark-inline-references';

it('a page of references is compiled again when a file changes that it is made from, and no other page', () => {
  const loader = createRequire(import.meta.url)('../../plugins/references/dependencies.js') as (text: string) => string;
  const siteDir = process.cwd();
  /** Files that the loader names to the bundler. */
  const filesOf = (text: string): string[] => {
    const configuration = references({siteDir} as LoadContext).configureWebpack?.({}, true, {} as never, undefined);
    const [rule] = (configuration?.module?.rules ?? []) as {options: unknown}[];
    const found: string[] = [];
    const context = {
      resourcePath: path.join(siteDir, 'sample_docs/page.md'),
      getOptions: () => rule?.options,
      addDependency: (file: string) => found.push(path.relative(siteDir, file)),
    };
    expect(loader.call(context, text)).toBe(text);
    return found;
  };
  expect(filesOf('<CommandReference />')).toContain('tools/check/usage.ts');
  expect(filesOf('Text.')).toEqual([]);
});

describe('references', () => {
  const text =
    '![A *b*][one] and [c *d*][ONE], [e]\n\n[one]: ./a.png "F"\n[one]: other.png\n\nText.[^1]\n\n[^1]: ![g][one]';

  it('become inline images and links, by the first definition', () => {
    const tree = parseMdx(text);
    inlineReferences()(tree);
    const found: object[] = [];
    forEachNode(tree, (node) => {
      expect(node.type).not.toMatch(/^(?:image|link)Reference$/);
      if (node.type === 'image' || node.type === 'link') {
        const {type, url, title} = node;
        found.push({
          type,
          url,
          title,
          text: node.type === 'image' ? node.alt : node.children.map((child) => child.type),
        });
      }
    });
    const target = {url: './a.png', title: 'F'};
    expect(found).toEqual([
      {type: 'image', ...target, text: 'A b'},
      {type: 'link', ...target, text: ['text', 'emphasis']},
      {type: 'image', ...target, text: 'g'},
    ]);
  });

  it('do so before Docusaurus looks for images and links, in all content', () => {
    const configured = JSON.stringify([siteConfig.presets, siteConfig.plugins], (key, value: unknown) =>
      key === 'beforeDefaultRemarkPlugins' ? (value as unknown[]).includes(inlineReferences) : value,
    );
    expect(configured).toContain('"beforeDefaultRemarkPlugins":true');
    expect(configured).not.toContain('"beforeDefaultRemarkPlugins":false');
  });
});
