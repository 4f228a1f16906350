import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {commandSections} from './commandSections';
import {ruleSections, rulesOfCheckOnly} from './ruleSections';

/** What is put in place of each element, by its attribute `group` if it has one. */
const references: Readonly<Record<string, (group: string) => RootContent[]>> = {
  CommandReference: commandSections,
  RuleReference: ruleSections,
  RulesOfCheckOnly: rulesOfCheckOnly,
};

/**
 * Remark plugin that puts the reference of the commands, of a group of rules, or of the rules that only the check enforces in place of the element that stands for it.
 */
export default function remarkReferences() {
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
