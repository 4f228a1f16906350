import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {explanations, ruleGroups} from '@training-catalog/content-lint/node';
import {remarkReferences} from '@training-catalog/preset';
import {siteSettings} from '../../site.config';
import {commandGroups} from '../../tools/help/commands';
import {config} from '../support/lint';

const siteDir = path.join(import.meta.dirname, '../..');

/** The tree of a page after the plugin. */
function treeOf(text: string): Root {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(text);
  remarkReferences({site: siteSettings, commands: commandGroups})(tree);
  return tree;
}

const groups = [...ruleGroups(config)];

describe('the page of a group of rules', () => {
  it.each(groups)('has a section for each rule of %s', (group, rules) => {
    const text = fs.readFileSync(path.join(siteDir, `sample_docs/rules/${group}.md`), 'utf8');
    const page = unified()
      .use(remarkMdx)
      .use(remarkStringify)
      .stringify(treeOf(text.replace(/^---[^]*?\n---\n/, '')));
    Object.keys(rules).forEach((id) => expect(page).toContain(`## \`${id}\`\n\n`));
  });

  it('labels its examples in words, and shows a file that is the same in both once', () => {
    const {children} = treeOf('<RuleReference group="text" />');
    const at = children.findIndex((node) => node.type === 'heading' && JSON.stringify(node).includes('error-list'));
    const examples = children[at + 2];
    const blocks = examples?.type === 'mdxJsxFlowElement' ? examples.children : [];
    expect(JSON.stringify(examples), 'not searched').toContain('not-searched');
    expect(blocks.map((node) => (node.type === 'code' ? node.meta : node.type))).toEqual([
      'title="Wrong: docs/herons.md"',
      'title="Wrong: other_resources/errors.md"',
      'title="Right: other_resources/errors.md"',
    ]);
  });

  it('names the groups if there is none of the name', () => {
    expect(() => treeOf('<RuleReference group="link" />')).toThrow(
      /no such group; did you mean "links"\? write one of files, /,
    );
  });
});

it('what a build does about an error is on the page of its rule, and in the list of what it lets through', () => {
  const listed = JSON.stringify(treeOf('<RulesOfCheckOnly />'));
  const sectionOf = (group: string, id: string): string => {
    const {children} = treeOf(`<RuleReference group="${group}" />`);
    const at = children.findIndex((node) => node.type === 'heading' && JSON.stringify(node).includes(`"${id}"`));
    return toString(children[at + 1]);
  };
  // Each group with a rule that a build lets through, and one that stops it.
  const expected = [
    ['links', 'link-target-exists', true],
    ['links', 'link-anchor-exists', true],
    ['site-files', 'no-duplicate-route', true],
    ['links', 'console-link-field', true],
    ['links', 'image-exists', false],
    ['site-files', 'page-id', false],
    ['links', 'image-alt-text', false],
  ] as const;
  expected.forEach(([group, id, isLetThrough]) => {
    expect(listed.includes(`/sample_docs/rules/${group}#${id}`), id).toBe(isLetThrough);
    expect(/\ba build\b/i.test(sectionOf(group, id).replace(/because the build refuses[^.]*\./, '')), id).toBe(
      isLetThrough,
    );
  });
});

it('the address of a rule is its section on the page of its group', () => {
  const addresses = explanations(config);
  expect(addresses.get('no-shell-prompt')).toMatch(/^https:.*\/sample_docs\/rules\/text#no-shell-prompt$/);
  expect(addresses.get('page-id')).toMatch(/^https:.*\/sample_docs\/rules\/site-files#page-id$/);
});
