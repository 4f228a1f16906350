import type {RootContent} from 'mdast';
import {callOf, type Command, type CommandGroup} from '../commands.js';

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

/** All commands, in groups. */
export const commandSections = (groups: readonly CommandGroup[]): RootContent[] =>
  groups.flatMap(({title, commands}) => [heading(2, {type: 'text', value: title}), ...commands.flatMap(sectionOf)]);
