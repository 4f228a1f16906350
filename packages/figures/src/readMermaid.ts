// cspell:ignore LINETYPE
/** Reads diagrams with Mermaid itself, in a thread of its own: Mermaid wants the objects of a browser to be global. */
import {parseHTML} from 'linkedom';
import type {Mermaid} from 'mermaid';
import {type Event, type Flowchart, isPrivate, isShape, type Sequence} from './diagramParts.js';

/** The part of Mermaid's flowcharts that is used. */
interface FlowDb {
  getVertices: () => Map<string, Vertex>;
  getEdges: () => readonly Edge[];
  getSubGraphs: () => readonly {id: string; title: string; nodes: string[]; dir?: string; labelType: string}[];
  getClasses: () => Map<string, unknown>;
  getDirection: () => string | undefined;
}

interface Vertex {
  id: string;
  text?: string;
  type?: string;
  labelType: string;
  styles: readonly string[];
  classes: readonly string[];
  icon?: string;
  img?: string;
}

interface Edge {
  start: string;
  end: string;
  text: string;
  type?: string;
  stroke?: string;
  labelType: string;
  style?: readonly string[];
  classes: readonly string[];
  animate?: boolean;
  animation?: string;
}

/** The part of Mermaid's sequences that is used. */
interface SequenceDb {
  getActors: () => Map<string, {name: string; description: string; type: string; box?: unknown; wrap?: boolean}>;
  getMessages: () => readonly {
    from?: string;
    to?: string;
    message: unknown;
    type: number;
    placement?: number;
    centralConnection?: number;
  }[];
  getBoxes: () => readonly unknown[];
  getCreatedActors: () => Map<string, unknown>;
  getDestroyedActors: () => Map<string, unknown>;
  LINETYPE: Readonly<Record<string, number>>;
}

/** The members of every kind of diagram. */
interface AnyDb {
  getAccTitle?: () => string;
  getAccDescription?: () => string;
}

/** What Mermaid has read. */
export interface Read {
  /** What screen readers say, as plain text; empty if the source does not say it. */
  accTitle: string;
  accDescription: string;
  /** Undefined if it is of a kind, or has something, that is not drawn here. */
  flowchart?: Flowchart;
  sequence?: Sequence;
}

let loaded: Promise<Mermaid> | undefined;

/** Mermaid with all kinds of diagrams. */
async function loadMermaid(): Promise<Mermaid> {
  const window = parseHTML('<!doctype html><html><head></head><body></body></html>');
  Object.assign(globalThis, {window, document: window.document});
  const {default: mermaid} = await import('mermaid');
  mermaid.initialize({startOnLoad: false, logLevel: 5});
  // Makes the kinds known.
  await mermaid.parse('flowchart LR\na');
  return mermaid;
}

const characterReference = /&(?:#\d+|#x[\da-f]+|[a-z]\w*);/gi;

/** A label as plain text; undefined if it has more than that. */
function plainText(label: string): string | undefined {
  const references = label.replaceAll('ﬂ°°', '&#').replaceAll('ﬂ°', '&').replaceAll('¶ß', ';');
  const lines = references.replaceAll(/<br\s*\/?>|\\n/gi, '\n');
  if (/<[a-z/!?]/i.test(lines) || isPrivate.test(lines) || lines.includes('$$')) {
    return undefined;
  }
  const element = document.createElement('p');
  const text = lines.replaceAll(characterReference, (reference) => {
    element.innerHTML = reference;
    return element.textContent;
  });
  return text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .join('\n')
    .trim();
}

/** Something that is not drawn here. */
class NotDrawn extends Error {}

function need<Value>(value: Value | undefined): Value {
  if (value === undefined) {
    throw new NotDrawn();
  }
  return value;
}

function refuse(isRefused: boolean): void {
  if (isRefused) {
    throw new NotDrawn();
  }
}

/** Arrow heads of Mermaid: at the end, and at the start. */
const heads: Readonly<Record<string, {start: boolean; end: boolean}>> = {
  arrow_open: {start: false, end: false},
  arrow_point: {start: false, end: true},
  double_arrow_point: {start: true, end: true},
};

const lines = ['normal', 'dotted', 'thick'] as const;

function flowchartOf(db: FlowDb): Flowchart {
  const groups = db.getSubGraphs();
  const isGroup = new Set(groups.map(({id}) => id));
  refuse(db.getClasses().size > 0);
  return {
    direction: need(/^(?:TB|TD|LR|RL|BT)$/.exec(db.getDirection() ?? 'TB')?.[0]),
    // An edge to a group makes it a node, too.
    nodes: [...db.getVertices().values()]
      .filter(({id}) => !isGroup.has(id))
      .map((vertex) => {
        const {id, text = id, type = 'square', labelType, styles, classes, icon, img} = vertex;
        refuse(labelType === 'markdown' || styles.length + classes.length > 0);
        refuse(icon !== undefined || img !== undefined || !isShape(type));
        return {id, label: need(plainText(text)), shape: type as 'square'};
      }),
    edges: db.getEdges().map(({start, end, text, type = '', stroke = '', labelType, style = [], classes, ...rest}) => {
      refuse(labelType === 'markdown' || style.length + classes.length > 0);
      refuse(rest.animate !== undefined || rest.animation !== undefined);
      return {
        from: start,
        to: end,
        label: need(plainText(text)),
        line: need(lines.find((one) => one === stroke)),
        hasHeads: need(heads[type]),
      };
    }),
    groups: groups.map(({id, title, nodes, dir, labelType}) => {
      refuse(labelType === 'markdown');
      return {id, label: need(plainText(title)), members: nodes, direction: dir};
    }),
  };
}

/** Blocks of a sequence by the name of what begins them. */
const begins: Readonly<Record<string, string>> = {
  LOOP_START: 'loop',
  ALT_START: 'alt',
  OPT_START: 'opt',
  PAR_START: 'par',
  BREAK_START: 'break',
};

const arrows = {SOLID: '->>', DOTTED: '-->>', SOLID_POINT: '-)', DOTTED_POINT: '--)'} as const;

const dividers = {ALT_ELSE: 'else', PAR_AND: 'and'} as const;

const ends = ['LOOP_END', 'ALT_END', 'OPT_END', 'PAR_END', 'BREAK_END'];

const placements = ['left of', 'right of', 'over'] as const;

const valueAt = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

function sequenceOf(db: SequenceDb): Sequence {
  refuse(db.getBoxes().length > 0 || db.getCreatedActors().size > 0 || db.getDestroyedActors().size > 0);
  const names = new Map(Object.entries(db.LINETYPE).map(([name, number]) => [number, name]));
  const events: Event[] = [];
  const oneLine = (value: unknown): string => {
    const text = need(plainText(typeof value === 'string' ? value : ''));
    refuse(text.includes('\n'));
    return text;
  };
  for (const {from = '', to = '', message, type, placement = 2, centralConnection = 0} of db.getMessages()) {
    refuse(centralConnection !== 0);
    const name = names.get(type) ?? '';
    const arrow = valueAt(arrows, name);
    const by = valueAt(dividers, name);
    const block = valueAt(begins, name);
    const last = events.at(-1);
    if (arrow !== undefined) {
      const label = need(plainText(typeof message === 'string' ? message : ''));
      refuse(label.split('\n').length > 2);
      events.push({is: 'message', from, to, label, arrow, mark: ''});
    } else if (name === 'NOTE') {
      // Above the first message, the library leaves it out.
      refuse(!events.some(({is}) => is === 'message'));
      events.push({is: 'note', at: placements[placement] ?? 'over', actors: [from, to], label: oneLine(message)});
    } else if (name === 'ACTIVE_START' || name === 'ACTIVE_END') {
      const actor = name === 'ACTIVE_START' ? 'to' : 'from';
      // The library draws them with the message before.
      if (last?.is !== 'message' || last.mark !== '' || last[actor] !== from) {
        throw new NotDrawn();
      }
      last.mark = actor === 'to' ? '+' : '-';
    } else if (block !== undefined) {
      events.push({is: 'begin', block, label: oneLine(message)});
    } else if (by !== undefined) {
      events.push({is: 'divide', by, label: oneLine(message)});
    } else {
      refuse(!ends.includes(name));
      events.push({is: 'end'});
    }
  }
  return {
    actors: [...db.getActors().values()].map(({name, description, type}) => {
      refuse(type !== 'participant' && type !== 'actor');
      const label = need(plainText(description));
      refuse(label.split('\n').length > 2);
      return {id: name, label, isPerson: type === 'actor'};
    }),
    events,
  };
}

/**
 * Reads a diagram.
 *
 * @param source without front matter and comments
 * @throws Mermaid's error if it cannot read the diagram.
 */
export async function readMermaid(source: string): Promise<Read> {
  loaded ??= loadMermaid();
  // Nothing else tells what a diagram consists of; the version is exact.
  // oxlint-disable-next-line typescript/no-deprecated
  const {db, type} = await (await loaded).mermaidAPI.getDiagramFromText(source);
  const said = db as AnyDb;
  const read = {
    accTitle: plainText(said.getAccTitle?.() ?? '')?.replaceAll('\n', ' ') ?? '',
    accDescription: plainText(said.getAccDescription?.() ?? '')?.replaceAll('\n', ' ') ?? '',
  };
  try {
    if (type.startsWith('flowchart')) {
      return {...read, flowchart: flowchartOf(db as unknown as FlowDb)};
    }
    if (type === 'sequence') {
      return {...read, sequence: sequenceOf(db as unknown as SequenceDb)};
    }
  } catch (error) {
    if (!(error instanceof NotDrawn)) {
      throw error;
    }
  }
  return read;
}
