// Remark plugins that change a page before Docusaurus does.
import {describe, expect, it} from 'vitest';
import siteConfig from '../../docusaurus.config';
import {forEachNode, inlineReferences, parseMdx} from '@training-catalog/content-model';

describe('references', () => {
  const text =
    '![A *b*][one] and [c *d*][ONE], [e]\n\n[one]: ./a.png "F"\n[one]: other.png\n\nText.[^1]\n\n[^1]: ![g][one]';

  it('become inline images and links, by the first definition', () => {
    const tree = parseMdx(text);
    inlineReferences(tree);
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
      key === 'beforeDefaultRemarkPlugins'
        ? (value as unknown[]).some(
            (plugin) => typeof plugin === 'function' && plugin.name === 'remarkInlineReferences',
          )
        : value,
    );
    expect(configured).toContain('"beforeDefaultRemarkPlugins":true');
    expect(configured).not.toContain('"beforeDefaultRemarkPlugins":false');
  });
});
