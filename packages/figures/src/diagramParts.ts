/** What a flowchart or a sequence consists of, and its source for the library that draws it. */

/** A part of a flowchart. Labels are plain text, with line breaks. */
export interface Flowchart {
  direction: string;
  nodes: readonly {id: string; label: string; shape: Shape}[];
  edges: readonly {
    from: string;
    to: string;
    label: string;
    line: 'normal' | 'dotted' | 'thick';
    hasHeads: {start: boolean; end: boolean};
  }[];
  groups: readonly {id: string; label: string; members: readonly string[]; direction: string | undefined}[];
}

/** One thing that happens in a sequence, from top to bottom. */
export type Event =
  | {is: 'message'; from: string; to: string; label: string; arrow: '->>' | '-->>' | '-)' | '--)'; mark: '' | '+' | '-'}
  | {is: 'note'; at: 'left of' | 'right of' | 'over'; actors: readonly string[]; label: string}
  | {is: 'begin'; block: string; label: string}
  | {is: 'divide'; by: 'else' | 'and'; label: string}
  | {is: 'end'};

/** A sequence of messages between actors. */
export interface Sequence {
  actors: readonly {id: string; label: string; isPerson: boolean}[];
  events: readonly Event[];
}

/** The brackets of each shape of a node. */
const brackets = {
  square: ['[', ']'],
  round: ['(', ')'],
  circle: ['((', '))'],
  doublecircle: ['(((', ')))'],
  stadium: ['([', '])'],
  subroutine: ['[[', ']]'],
  cylinder: ['[(', ')]'],
  diamond: ['{', '}'],
  hexagon: ['{{', '}}'],
  odd: ['>', ']'],
  trapezoid: ['[/', '\\]'],
  inv_trapezoid: ['[\\', '/]'],
} as const;

/** A shape of a node, as Mermaid names it. */
export type Shape = keyof typeof brackets;

/** Whether nodes of a shape can be drawn. */
export const isShape = (name: string): name is Shape => Object.hasOwn(brackets, name);

/** Longest line of the label of a node, an edge, or a message, in characters; longer ones are wrapped. */
const longest = {node: 22, edge: 20, message: 34} as const;

/** Private characters: what stands for a sign of the library's language, and one that makes a label longer. */
const firstSign = 0xe000;
const padding = '\ue0ff';

/** Private characters, which no label can contain. */
export const isPrivate = /[\ue000-\uf8ff]/;

/** Breaks a line between words, into lines of at most a length where words allow it. */
function brokenAt(line: string, length: number): string[] {
  const lines: string[] = [];
  for (const word of line.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= length) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** Breaks a label between words into as few lines as possible, of similar length. */
export function wrapped(label: string, length: number): string {
  return label
    .split('\n')
    .flatMap((line) => {
      const fewest = brokenAt(line, length);
      const least = Math.ceil(line.length / fewest.length);
      const widths = Array.from({length: Math.max(0, length - least)}, (_, more) => least + more);
      return widths.map((width) => brokenAt(line, width)).find((lines) => lines.length === fewest.length) ?? fewest;
    })
    .join('\n');
}

/**
 * A label for the library. Its language has no way to write signs that mean something in it, so they become characters
 * without a meaning.
 */
const written = (label: string): string =>
  label === ''
    ? padding
    : label
        .replaceAll(/[^\p{L}\p{N}\s.,:!?+_-]/gu, (sign) =>
          sign.length === 1 && sign < '\u007f' ? String.fromCharCode(firstSign + sign.charCodeAt(0)) : sign,
        )
        .replaceAll('\n', '<br/>');

/** The text that stands for a text of the library's drawing. */
export const readBack = (text: string): string =>
  text
    .replaceAll(padding, '')
    .replaceAll(/[\ue000-\ue0fe]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - firstSign));

/** A short name for each id, which is any text. */
const namesOf = (ids: readonly string[], letter: string): ((id: string) => string) => {
  const names = new Map(ids.map((id, index) => [id, `${letter}${index}`]));
  return (id) => names.get(id) ?? id;
};

/** The source of a flowchart, in the part of Mermaid's language that the library knows. */
export function flowchartSource({direction, nodes, edges, groups}: Flowchart): string {
  const ids = [...nodes, ...groups].map(({id}) => id);
  const node = namesOf(ids, 'n');
  const nodeLine = ({id, label, shape}: Flowchart['nodes'][number]): string => {
    const [start, end] = brackets[shape];
    return node(id) + start + written(wrapped(label, longest.node)) + end;
  };
  const groupLines = (group: Flowchart['groups'][number]): string[] => [
    `subgraph ${node(group.id)} [${written(group.label)}]`,
    ...(group.direction === undefined ? [] : [`direction ${group.direction}`]),
    ...nodes.filter(({id}) => group.members.includes(id)).map(nodeLine),
    ...groups.filter(({id}) => group.members.includes(id)).flatMap(groupLines),
    'end',
  ];
  const inGroups = new Set(groups.flatMap(({members}) => members));
  return [
    `flowchart ${direction}`,
    ...nodes.filter(({id}) => !inGroups.has(id)).map(nodeLine),
    ...groups.filter(({id}) => !inGroups.has(id)).flatMap(groupLines),
    ...edges.map(({from, to, label, line, hasHeads}) => {
      const [without, withHead] = {normal: ['---', '-->'], dotted: ['-.-', '-.->'], thick: ['===', '==>']}[line];
      const text = label === '' ? '' : `|${written(wrapped(label, longest.edge))}|`;
      return `${node(from)} ${hasHeads.start ? '<' : ''}${hasHeads.end ? withHead : without}${text} ${node(to)}`;
    }),
  ].join('\n');
}

/** Widths of the library's sequences, in its pixels: of a character of a message, and between two boxes of actors. */
const widths = {character: 6.2, actorCharacter: 7.41, between: 40, beside: 48, inBox: 32} as const;

/** How much wider each box of an actor has to be than its label, in characters, so that messages fit between the lines. */
function paddings({actors, events}: Sequence): number[] {
  const needed = actors.map(() => 0);
  const need = (index: number, width: number): void => {
    for (const at of [index, index + 1]) {
      needed[at] = Math.max(needed[at] ?? 0, width - widths.between);
    }
  };
  const position = (id: string): number => actors.findIndex((actor) => actor.id === id);
  for (const event of events) {
    if (event.is !== 'message') {
      continue;
    }
    const lines = wrapped(event.label, longest.message).split('\n');
    const width = Math.max(...lines.map(({length}) => length)) * widths.character + 24;
    const [first = 0, last = 0] = [position(event.from), position(event.to)].sort((a, b) => a - b);
    if (first === last) {
      // Beside the arrow that returns; behind the last actor there is room.
      if (last < actors.length - 1) {
        need(first, width + widths.beside);
      }
    } else {
      Array.from({length: last - first}, (_, step) => need(first + step, width / (last - first)));
    }
  }
  return actors.map(({label}, index) => {
    const own = label.length * widths.actorCharacter;
    return Math.max(0, Math.ceil(((needed[index] ?? 0) - widths.inBox - own) / widths.actorCharacter));
  });
}

/** The source of a sequence, in the part of Mermaid's language that the library knows. */
export function sequenceSource(sequence: Sequence): string {
  const {actors, events} = sequence;
  const actor = namesOf(
    actors.map(({id}) => id),
    'a',
  );
  const extra = paddings(sequence);
  return [
    'sequenceDiagram',
    ...actors.map(({id, label, isPerson}, index) => {
      const side = padding.repeat(Math.ceil((extra[index] ?? 0) / 2));
      return `${isPerson ? 'actor' : 'participant'} ${actor(id)} as ${side}${written(label)}${side}`;
    }),
    ...events.map((event) => {
      switch (event.is) {
        case 'message':
          return `${actor(event.from)}${event.arrow}${event.mark}${actor(event.to)}: ${written(wrapped(event.label, longest.message))}`;
        case 'note':
          return `Note ${event.at} ${event.actors.map(actor).join(',')}: ${written(event.label)}`;
        case 'begin':
          return `${event.block} ${written(event.label)}`;
        case 'divide':
          return `${event.by} ${written(event.label)}`;
        case 'end':
          return 'end';
      }
    }),
  ].join('\n');
}
