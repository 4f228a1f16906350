import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {CommandGroup} from '../commands.js';
import type {CatalogSite} from '../site.js';
import {commandSections} from './commandSections.js';
import {ruleSections, rulesOfCheckOnly} from './ruleSections.js';

/** What the references are made of. */
export interface ReferenceOptions {
  site: CatalogSite;
  commands: readonly CommandGroup[];
}

/**
 * Remark plugin that puts the reference of the commands, of a group of rules, or of the rules that only the check enforces in place of the element that stands for it.
 */
export function remarkReferences({site, commands}: ReferenceOptions) {
  /** What is put in place of each element, by its attribute `group` if it has one. */
  const references: Readonly<Record<string, (group: string) => RootContent[]>> = {
    CommandReference: () => commandSections(commands),
    RuleReference: (group) => ruleSections(site, group),
    RulesOfCheckOnly: () => rulesOfCheckOnly(site),
  };
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const sectionsOf = references[node.name ?? ''];
      if (sectionsOf && parent && index !== undefined) {
        const group = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'group')?.value;
        const sections = sectionsOf(typeof group === 'string' ? group : '');
        parent.children.splice(index, 1, ...sections);
        return index + sections.length;
      }
      return undefined;
    });
  };
}
