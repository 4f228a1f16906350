import type {Element, Nodes as HtmlNodes, Root as HtmlRoot} from 'hast';
import {raw} from 'hast-util-raw';
import {defaultHandlers, toMdast, type Handle} from 'hast-util-to-mdast';
import type {Nodes, Paragraph, Parents, PhrasingContent, Root, RootContent} from 'mdast';
import {toHast, type Handlers} from 'mdast-util-to-hast';
import {SKIP, visit} from 'unist-util-visit';
import {writeMdx} from './pageText.js';
import {replaceNodes} from './replaceNodes.js';
import type {Note} from './report.js';
import {isScript, scripted, scriptMarks} from './scripts.js';
import {prose} from './words.js';

/** Tags with an equivalent in Markdown. */
const translated =
  'a b blockquote br code dd del dl dt em h1 h2 h3 h4 h5 h6 hr i img kbd li ol p pre s strong sub sup table tbody td tfoot th thead tr tt ul';

/** Tags that only arrange or decorate: they are removed, their content stays. */
const layout =
  'abbr address article aside big center cite dfn figcaption figure font footer header ins main mark nav picture q samp section small source span u var wbr div';

/** Tags that a page can show, or that only arrange or decorate. */
const knownTags = new Set(`${translated} ${layout} details summary`.split(' '));
const decoration = new Set(layout.split(' '));

/** Tags that need no end tag. */
const loneTags = new Set('br dd dt hr img li p source tbody td tfoot th thead tr wbr'.split(' '));

/** Names of the tags in a piece of HTML; those of end tags begin with a slash. */
const tagsIn = (html: string): string[] =>
  [...html.matchAll(/<(\/?[a-z][\w:-]*)/gi)].map(([, name = '']) => name.toLowerCase());

const short = (html: string): string => {
  const line = html.replaceAll(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 57)}...` : line;
};

const hastText = (node: HtmlNodes | undefined): string =>
  node?.type === 'text' ? node.value : node && 'children' in node ? node.children.map(hastText).join('') : '';

/** Whether any element in a node is one of these. */
const hasElement = (node: HtmlNodes, names: ReadonlySet<string>): boolean =>
  'children' in node &&
  node.children.some((child) => child.type === 'element' && (names.has(child.tagName) || hasElement(child, names)));

const noteLayout = (names: readonly string[], note: Note): void =>
  names.forEach((name) => note('these layout tags were removed; their content was kept', `<${name}>`));

const links = new Set(['a', 'footnote-mark']);

/**
 * Writes superscripts and subscripts in Unicode characters, in place. Text with words that follows nothing is only small
 * text: names below portraits and remarks below a logo are written this way.
 */
function writeScripts(tree: HtmlRoot, note: Note): void {
  visit(tree, 'element', (node, index, parent) => {
    const {tagName} = node;
    if (!isScript(tagName) || !parent || index === undefined) {
      return undefined;
    }
    // If nothing closes it, as in the headers of many tables, it extends to the end of the line.
    const end = node.children.findIndex((child) => child.type === 'element' && child.tagName === 'br');
    const after = end < 0 ? [] : node.children.splice(end);
    const text = hastText(node);
    if (/\p{L}{2}/u.test(text) && !/\S$/.test(hastText(parent.children[index - 1]))) {
      noteLayout([tagName], note);
    } else if (scripted(text, tagName) !== undefined) {
      visit(node, 'text', (inner) => {
        inner.value = scripted(inner.value, tagName) ?? inner.value;
      });
    } else if (!hasElement(node, links)) {
      note('these superscripts or subscripts have no Unicode characters; they are written after ^ or _', text.trim());
      const [opening, closing] = scriptMarks[tagName];
      node.children.unshift({type: 'text', value: opening});
      node.children.push({type: 'text', value: closing});
    }
    parent.children.splice(index, 1, ...node.children, ...after);
    return [SKIP, index];
  });
}

/** Elements that no cell of a Markdown table can hold. */
const blocks = new Set('ul ol dl pre blockquote table hr'.split(' '));

/** Elements that begin a line. */
const lines = new Set(
  'p div center section article aside header footer main nav address figure figcaption details summary h1 h2 h3 h4 h5 h6 ul ol dl li dt dd'.split(
    ' ',
  ),
);

const isHeading = (name: string): boolean => /^h[1-6]$/.test(name);

const isCell = ({tagName}: Element): boolean => tagName === 'td' || tagName === 'th';

const childElements = ({children}: Element): Element[] =>
  children.filter((child): child is Element => child.type === 'element');

/** The rows of a table, without those of tables in its cells, each with its cells; a caption is a row, too. */
const rowsOf = (table: Element): Element[][] =>
  childElements(table).flatMap((child) => {
    if (child.tagName === 'caption') {
      return [[child]];
    }
    return child.tagName === 'tr' ? [childElements(child).filter(isCell)] : rowsOf(child);
  });

const isEmpty = (cell: Element): boolean => hastText(cell).trim() === '' && !hasElement(cell, new Set(['img']));

/**
 * The cells of a table as blocks, row by row. A cell stands below the header of its column; without headers, cells with
 * lists are points of a list, because lists that follow each other would become one.
 */
function inRows(table: Element): Element[] {
  const rows = rowsOf(table);
  const block = (cell: Element): Element => ({...cell, tagName: 'div', properties: {}});
  const at = rows.findIndex((row) => row.length > 1 && row.every(({tagName}) => tagName === 'th'));
  const headers = rows[at] ?? [];
  return rows.flatMap((row, index): Element[] => {
    if (index === at && at < rows.length - 1) {
      return [];
    }
    if (index > at && headers.length > 0) {
      return row.flatMap((cell, column) => {
        const header = headers[column];
        return header === undefined || isEmpty(header) || isEmpty(cell)
          ? [block(cell)]
          : [block(structuredClone(header)), block(cell)];
      });
    }
    const filled = row.filter((cell) => !isEmpty(cell));
    return filled.filter((cell) => hasElement(cell, new Set(['ul', 'ol']))).length > 1
      ? [{...table, tagName: 'ol', properties: {}, children: filled.map((cell) => ({...block(cell), tagName: 'li'}))}]
      : row.map(block);
  });
}

/**
 * Makes tables fit into Markdown, in place: an HTML table with blocks in its cells becomes text, cell by cell; lines in a
 * cell are separated, and its headings become bold.
 */
function fitTables(tree: HtmlRoot, note: Note): void {
  visit(tree, 'element', (table, index, parent) => {
    if (table.tagName !== 'table' || !parent || index === undefined) {
      return undefined;
    }
    const cells: Element[] = [];
    visit(table, 'element', (node) => {
      if (node !== table && node.tagName === 'table') {
        return SKIP;
      }
      if (['td', 'th', 'caption'].includes(node.tagName)) {
        cells.push(node);
      }
      return undefined;
    });
    if (table.properties.dataMarkdown === undefined && cells.some((cell) => hasElement(cell, blocks))) {
      note('tables whose cells hold lists, code, or several paragraphs became text, cell by cell');
      parent.children.splice(index, 1, ...inRows(table));
      return index;
    }
    cells.forEach((cell) =>
      visit(cell, 'element', (node, place, inside) => {
        if (!lines.has(node.tagName) || !inside || place === undefined) {
          return undefined;
        }
        node.tagName = isHeading(node.tagName) ? 'strong' : 'span';
        const isLater = inside.children.slice(0, place).some((one) => one.type !== 'text' || one.value.trim() !== '');
        const isLast = !inside.children.slice(place + 1).some((one) => one.type !== 'text' || one.value.trim() !== '');
        const breakTag = (): Element => ({type: 'element', tagName: 'br', properties: {}, children: []});
        inside.children.splice(place, 1, ...(isLater ? [breakTag()] : []), node, ...(isLast ? [] : [breakTag()]));
        return place + (isLater ? 1 : 0);
      }),
    );
    return undefined;
  });
}

/** Makes captions of figures emphasized paragraphs, in place. */
function emphasizeCaptions(tree: HtmlRoot): void {
  visit(tree, 'element', (node) => {
    if (node.tagName === 'figcaption' && !hasElement(node, lines)) {
      node.tagName = 'p';
      node.children = [{type: 'element', tagName: 'em', properties: {}, children: node.children}];
    }
  });
}

/** Whether a node is a tag that foldingTag wrote: 1 for one that opens, -1 for one that closes, otherwise 0. */
export const foldingStep = (node: Nodes): number =>
  node.type !== 'html' ? 0 : node.value.startsWith('<details>') ? 1 : node.value === '</details>' ? -1 : 0;

/** Whether a node is the summary of a collapsible part: a paragraph behind its opening tag. */
const isSummary = (node: Nodes | undefined): node is Paragraph =>
  node?.type === 'paragraph' && node.data?.isSummary === true;

/** Removes the tags of collapsible parts that do not end on the same page, or that are in a list or quotation. */
export function settleFolding(page: Root, note: Note): void {
  const open: number[] = [];
  const lone = new Set<number>();
  page.children.forEach((node, index) => {
    const step = foldingStep(node);
    if (step > 0) {
      open.push(index);
    } else if (step < 0 && open.pop() === undefined) {
      lone.add(index);
    }
  });
  open.forEach((index) => lone.add(index));
  const drop = (): [] => {
    note('collapsible parts became plain text, because they start and end in different blocks');
    return [];
  };
  page.children = page.children.flatMap((node, index) => (lone.has(index) && node.type === 'html' ? drop() : [node]));
  replaceNodes(page, 'html', (_, parent) => (parent.type === 'root' ? undefined : drop()));
  visit(page, 'paragraph', (node, index, parent) => {
    const before = index === undefined ? undefined : parent?.children[index - 1];
    if (isSummary(node) && (before === undefined || foldingStep(before) !== 1)) {
      node.data = {};
      node.children = [{type: 'strong', children: node.children}];
    }
  });
}

/** Writes the summaries of collapsible parts into their tags, in place; call it when nothing else will change. */
export function writeSummaries(page: Root): void {
  page.children = page.children.flatMap((node, index): RootContent[] => {
    const next = page.children[index + 1];
    if (foldingStep(node) === 1 && isSummary(next)) {
      const words = writeMdx({type: 'root', children: [next]})
        .trim()
        .replaceAll(/\s+/g, ' ');
      return [{type: 'html', value: `<details>\n<summary>${words}</summary>`}];
    }
    return isSummary(node) ? [] : [node];
  });
}

/** A list whose items contain blocks, even if its text is not in an `<li>`. */
const listOf: Handle = (state, node) => {
  const list = defaultHandlers.ul(state, node);
  list.children.forEach((item) => {
    item.children = state.toFlow(item.children);
  });
  return list;
};

/** An item is loose if a paragraph says so; a list in it does not make it loose. */
const itemOf: Handle = (state, node) => ({
  ...defaultHandlers.li(state, node),
  spread: node.children.some((child) => child.type === 'element' && child.tagName === 'p'),
});

const headingOf: Handle = (state, node) => ({
  ...defaultHandlers.h1(state, node),
  // With the anchors that markAnchors set.
  data: {hProperties: node.properties},
});

/** Elements that a summary can hold; of others, it keeps the content. */
const inSummary = new Set('a b code del em i img kbd s span strong formula inline-formula footnote-mark'.split(' '));

/** A summary without line breaks and blocks. */
function inOneLine(summary: Element): Element {
  visit(summary, 'element', (node) => {
    if (!inSummary.has(node.tagName)) {
      node.children = node.tagName === 'br' ? [{type: 'text', value: ' '}] : node.children;
      node.tagName = 'span';
    }
  });
  return summary;
}

/** Markdown of elements that differ from the usual ones. */
const toMarkdown: Record<string, Handle> = {
  ul: listOf,
  ol: listOf,
  li: itemOf,
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, headingOf])),
  a: (state, node) => (node.properties.href ? defaultHandlers.a(state, node) : state.all(node)),
  details(state, node) {
    const isTitle = (child: HtmlNodes): boolean => child.type === 'element' && child.tagName === 'summary';
    const title = node.children.find(isTitle);
    const content = state.toFlow(state.all({...node, children: node.children.filter((child) => !isTitle(child))}));
    const words = title?.type === 'element' ? inOneLine(title) : undefined;
    const summary = words ? (state.all(words) as PhrasingContent[]) : [];
    return [
      {type: 'html', value: '<details>'},
      ...(summary.length > 0 ? [{type: 'paragraph', children: summary, data: {isSummary: true}} as const] : []),
      ...content,
      // A part without content ends somewhere else.
      ...(content.length > 0 ? [{type: 'html', value: '</details>'} as const] : []),
    ];
  },
  formula: (_, {properties}) => ({type: 'math', value: String(properties.title)}),
  'inline-formula': (_, {properties}) => ({type: 'inlineMath', value: String(properties.title)}),
  'footnote-mark': (_, {properties}) => ({
    type: 'footnoteReference',
    identifier: String(properties.id),
    label: String(properties.title),
  }),
};

/** @param text what remains of it in code, which holds no elements */
const element = (tagName: string, properties: Element['properties'], text: string): Element => ({
  type: 'element',
  tagName,
  properties,
  children: [{type: 'text', value: text}],
});

/** Elements for what HTML does not have; toMarkdown turns them back. */
const toHtml: Handlers = {
  math: (_, {value}: {value: string}) => element('formula', {title: value}, value),
  inlineMath: (_, {value}: {value: string}) => element('inline-formula', {title: value}, value),
  footnoteReference: (_, {identifier, label}: {identifier: string; label?: string}) =>
    element('footnote-mark', {id: identifier, title: label ?? identifier}, `[^${identifier}]`),
};

const flow = ['root', 'blockquote', 'listItem', 'footnoteDefinition'];

const hasHtml = (node: Nodes): boolean =>
  node.type === 'html' || ('children' in node && (node.children as Nodes[]).some(hasHtml));

/** Leaves comments out, and makes code of HTML that a page cannot hold, in place. */
function replaceUnknown(tree: Parents, note: Note): void {
  replaceNodes(tree, 'html', (node, parent) => {
    node.value = node.value.replaceAll(/<!--[^]*?(?:-->|$)/g, (comment) => {
      note('comments were left out', comment);
      return '';
    });
    if (node.value.trim() === '') {
      return [];
    }
    const names = tagsIn(node.value).map((name) => name.replace('/', ''));
    if (/<[!?]/.test(node.value) || !names.every((name) => knownTags.has(name))) {
      note('HTML that a page cannot hold is shown as code', short(node.value));
      return flow.includes(parent.type)
        ? [{type: 'code', lang: 'html', value: node.value.trim()}]
        : [{type: 'inlineCode', value: node.value.replaceAll(/\s+/g, ' ')}];
    }
    noteLayout(
      names.filter((name) => decoration.has(name)),
      note,
    );
    return undefined;
  });
}

/** Blocks that belong together: from HTML with tags that it leaves open to the HTML that closes them. */
function togetherFrom(nodes: readonly RootContent[], from: number): RootContent[] {
  let open = 0;
  const length = nodes.slice(from).findIndex((node) => {
    const tags = node.type === 'html' ? tagsIn(node.value).filter((name) => !loneTags.has(name.replace('/', ''))) : [];
    tags.forEach((name) => (open += name.startsWith('/') ? -1 : 1));
    return open <= 0;
  });
  // What nothing closes ends with its block.
  return nodes.slice(from, from + Math.max(0, length) + 1);
}

/**
 * Notes at each heading the anchor names that `<a name="...">` defines in it or right before it; call it before
 * translateHtml, which leaves such tags out.
 */
function markAnchors(tree: Parents): void {
  let waiting: string[] = [];
  for (const node of tree.children) {
    const names: string[] = [];
    visit(node, 'html', ({value}) => {
      names.push(
        ...[...value.matchAll(/<a\s[^<>]*?\b(?:name|id)\s*=\s*["']?([^"'\s>]+)/gi)].map(([, name = '']) => name),
      );
    });
    if (node.type === 'heading') {
      node.data = {hProperties: {dataAnchors: [...waiting, ...names].join(' ')}};
      waiting = [];
    } else {
      waiting = prose(node) === '' ? [...waiting, ...names] : [];
    }
  }
}

/** Anchor names of a heading, as markAnchors noted them. */
export const anchorsOf = (node: Nodes): string[] =>
  String(node.data?.hProperties?.dataAnchors ?? '')
    .split(' ')
    .filter(Boolean);

/**
 * Turns the HTML of a README into Markdown, in place: blocks with HTML are read as a browser reads them. What has no
 * equivalent becomes code. Everything left out is noted.
 */
export function translateHtml(tree: Parents, note: Note): void {
  markAnchors(tree);
  replaceUnknown(tree, note);
  visit(tree, 'table', (node) => {
    node.data = {hProperties: {dataMarkdown: ''}};
  });
  const nodes = tree.children as RootContent[];
  const result: RootContent[] = [];
  for (let index = 0; index < nodes.length;) {
    const children = togetherFrom(nodes, index);
    index += children.length;
    const root: Root = {type: 'root', children};
    if (!hasHtml(root)) {
      result.push(...children);
      continue;
    }
    const read = raw(toHast(root, {allowDangerousHtml: true, handlers: toHtml})) as HtmlRoot;
    writeScripts(read, note);
    fitTables(read, note);
    emphasizeCaptions(read);
    const markdown = toMdast(read, {document: true, newlines: true, handlers: toMarkdown});
    result.push(...('children' in markdown ? (markdown.children as RootContent[]) : []));
  }
  tree.children = result;
}
