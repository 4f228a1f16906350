import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {callOf, type Command} from '../../tools/help/command';
import {commandGroups} from '../../tools/help/commands';

const heading = (depth: 2 | 3, child: {type: 'text' | 'inlineCode'; value: string}): RootContent => ({
  type: 'heading',
  depth,
  children: [child],
});

/** The section of a command: how it is called, what it does, and what `--help` prints. */
const sectionOf = (command: Command): RootContent[] => [
  heading(3, {type: 'inlineCode', value: callOf(command)}),
  {type: 'paragraph', children: [{type: 'text', value: `${command.summary}.`}]},
  ...(command.usage === undefined ? [] : [{type: 'code' as const, lang: 'text', value: command.usage}]),
];

/** Remark plugin that puts the reference of the commands in place of `<CommandReference />`. */
export default function remarkCommandReference() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name === 'CommandReference' && parent && index !== undefined) {
        const sections = commandGroups.flatMap(({title, commands}) => [
          heading(2, {type: 'text', value: title}),
          ...commands.flatMap(sectionOf),
        ]);
        parent.children.splice(index, 1, ...sections);
        return index + sections.length;
      }
      return undefined;
    });
  };
}
