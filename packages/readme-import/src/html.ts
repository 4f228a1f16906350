import type {Element, Nodes as HtmlNodes, Root as HtmlRoot} from 'hast';
import {defaultHandlers, toMdast, type Handle} from 'hast-util-to-mdast';
import type {Heading, Html, Nodes, Parents, PhrasingContent, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {writeMdx} from './pageText.js';
import type {Note} from './report.js';
import {isScript, scripted, scriptMarks, type Script} from './scripts.js';
import {prose} from './words.js';

const parser = unified().use(rehypeParse, {fragment: true}).freeze();

/** Tags with an equivalent in Markdown. */
const translated =
  'a b blockquote br code dd del dl dt em h1 h2 h3 h4 h5 h6 hr i img kbd li ol p pre s strong sub sup table tbody td tfoot th thead tr tt ul';

/** Tags that only arrange or decorate: they are removed, their content stays. */
const layout =
  'abbr address article aside big center cite dfn details div figcaption figure font footer header ins main mark nav picture q samp section small source span summary u var wbr';

/** Tags that a page can show, or that only arrange or decorate. */
const knownTags = new Set(`${translated} ${layout}`.split(' '));
const decoration = new Set(layout.split(' '));

const tagNames = (html: string): string[] =>
  [...html.matchAll(/<\/?([a-z][\w:-]*)/gi)].map(([, name = '']) => name.toLowerCase());

const short = (html: string): string => {
  const line = html.replaceAll(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 57)}...` : line;
};

/** Whether HTML can be converted to Markdown: only known tags, no declarations. */
const isKnown = (html: string): boolean => tagNames(html).every((name) => knownTags.has(name)) && !/<[!?]/.test(html);

/** Nodes without positions, because they are no longer where they were parsed. */
function plain(html: string): HtmlRoot {
  return parser.parse(html);
}

const unraised = (note: Note, text: string): void =>
  note('these superscripts or subscripts have no Unicode characters; they are written after ^ or _', text.trim());

/**
 * Whether superscript or subscript text is only small text: it has words, and follows nothing that they could belong
 * to. Names below portraits and remarks below a logo are written this way.
 *
 * @param before text before it in the same line
 */
const isSmallType = (text: string, before: string): boolean => /\p{L}{2}/u.test(text) && !/\S$/.test(before);

/** Converts the text of `<sup>` and `<sub>` in HTML, in place. */
function scriptHtml(tree: HtmlRoot, note: Note): void {
  visit(tree, 'element', (node, index, parent) => {
    const {tagName} = node;
    if (!isScript(tagName) || !parent || index === undefined) {
      return undefined;
    }
    const text = hastText(node);
    const before = parent.children[index - 1];
    if (isSmallType(text, before === undefined ? '' : hastText(before))) {
      noteLayout([tagName], note);
      parent.children.splice(index, 1, ...node.children);
    } else if (scripted(text, tagName) !== undefined) {
      visit(node, 'text', (inner) => {
        inner.value = scripted(inner.value, tagName) ?? inner.value;
      });
      parent.children.splice(index, 1, ...node.children);
    } else {
      unraised(note, text);
      const [before, after] = scriptMarks[tagName];
      parent.children.splice(index, 1, {type: 'text', value: before}, ...node.children, {type: 'text', value: after});
    }
    return [SKIP, index];
  });
}

/** Like scriptHtml, for Markdown between the tags. */
function scriptMarkdown(children: PhrasingContent[], script: Script, before: string, note: Note): PhrasingContent[] {
  const text = toString(children);
  if (isSmallType(text, before)) {
    noteLayout([script], note);
    return children;
  }
  const isLinked = children.some(({type}) => type === 'link' || type === 'footnoteReference');
  if (text.trim() === '' || (isLinked && scripted(text, script) === undefined)) {
    return children;
  }
  if (scripted(text, script) === undefined) {
    unraised(note, text);
    const [before, after] = scriptMarks[script];
    return [{type: 'text', value: before}, ...children, {type: 'text', value: after}];
  }
  children.forEach((child) =>
    visit(child, 'text', (inner) => {
      inner.value = scripted(inner.value, script) ?? inner.value;
    }),
  );
  return children;
}

/** Tags of HTML that only arrange or decorate. */
const decorationOf = (html: string): string[] => tagNames(html).filter((name) => decoration.has(name));

function noteLayout(names: readonly string[], note: Note): void {
  [...new Set(names)].forEach((name) => note('these layout tags were removed; their content was kept', `<${name}>`));
}

/** The tags of a collapsible part, with its summary; a page may contain these without attributes. */
const folding = /(<details\b[^>]*>(?:\s*<summary\b[^>]*>[^]*?<\/summary\s*>)?|<\/details\s*>)/i;

/** `<details>` with its summary in the form that pages have. */
function foldingTag(html: string): Html {
  const summary = /<summary\b[^>]*>([^]*)<\/summary/i.exec(html)?.[1] ?? '';
  const text = hastText(plain(summary)).replaceAll(/\s+/g, ' ').trim();
  const words = writeMdx({
    type: 'root',
    children: [{type: 'paragraph', children: [{type: 'text', value: text}]}],
  }).trim();
  return {
    type: 'html',
    value: text === '' ? '<details>' : `<details>\n<summary>${words}</summary>`,
    data: {summary: text},
  };
}

function hastText(node: HtmlNodes): string {
  return node.type === 'text' ? node.value : 'children' in node ? node.children.map(hastText).join('') : '';
}

/** Whether a node is a tag that foldingTag wrote: 1 for one that opens, -1 for one that closes, otherwise 0. */
const foldingStep = (node: Nodes): number =>
  node.type !== 'html' ? 0 : node.value.startsWith('<details>') ? 1 : node.value === '</details>' ? -1 : 0;

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
  const plainly = (node: Html): RootContent[] => {
    note('collapsible parts became plain text, because they start and end in different blocks');
    const value = node.data?.summary ?? '';
    return value === '' ? [] : [{type: 'paragraph', children: [{type: 'strong', children: [{type: 'text', value}]}]}];
  };
  page.children = page.children.flatMap((node, index) =>
    lone.has(index) && node.type === 'html' ? plainly(node) : [node],
  );
  visit(page, 'html', (node, index, parent) => {
    if (parent && parent.type !== 'root' && index !== undefined) {
      parent.children.splice(index, 1, ...(plainly(node) as never[]));
      return [SKIP, index];
    }
    return undefined;
  });
}

/** Whether a collapsible part is in a table. */
function isFoldedInTable(html: string): boolean {
  let open = 0;
  return html.split(folding).some((part) => {
    open += tablesLeftOpen(part);
    return /^<details\b/i.test(part) && open > 0;
  });
}

/** Like translateBlock, but collapsible parts keep their tags. */
function translateFolded(node: Html, note: Note): RootContent[] {
  let html = withoutComments(node.value, note);
  if (isFoldedInTable(html)) {
    html = unfolded(html, note);
  }
  if (!isKnown(html)) {
    return translateBlock({type: 'html', value: html}, note);
  }
  return html
    .split(folding)
    .filter((part) => part.trim() !== '')
    .flatMap((part): RootContent[] => {
      if (/^<\/details/i.test(part)) {
        return [{type: 'html', value: '</details>'}];
      }
      return /^<details\b/i.test(part) ? [foldingTag(part)] : translateBlock({type: 'html', value: part}, note);
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

/** HTML without its comments, which are noted. */
const withoutComments = (html: string, note: Note): string =>
  html.replaceAll(/<!--[^]*?(?:-->|$)/g, (comment) => {
    note('comments were left out', comment);
    return '';
  });

/** Elements that no cell of a Markdown table can hold. */
const blocks = new Set('ul ol dl pre blockquote table hr'.split(' '));

/** Elements that begin a line. */
const lines = new Set(
  'p div center section article aside header footer main nav address figure figcaption details summary h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
);

const isHeading = (name: string): boolean => /^h[1-6]$/.test(name);

/** Whether any element in a node is one of these. */
function hasElement(node: HtmlNodes, names: ReadonlySet<string>): boolean {
  return (
    'children' in node &&
    node.children.some((child) => child.type === 'element' && (names.has(child.tagName) || hasElement(child, names)))
  );
}

/**
 * Makes tables fit into Markdown, in place: a table with blocks in its cells becomes text, cell by cell; lines in a cell
 * are separated, and its headings become bold.
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
    if (cells.some((cell) => hasElement(cell, blocks))) {
      note(unfoldedTables);
      parent.children.splice(index, 1, ...cells.map((cell): Element => ({...cell, tagName: 'div', properties: {}})));
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
    if (node.tagName === 'figcaption' && !hasElement(node, new Set([...blocks, ...lines]))) {
      node.tagName = 'p';
      node.children = [{type: 'element', tagName: 'em', properties: {}, children: node.children}];
    }
  });
}

function translateBlock({value}: Html, note: Note): RootContent[] {
  const html = withoutComments(value, note).trim();
  if (html === '') {
    return [];
  }
  if (!isKnown(html)) {
    note('HTML that a page cannot hold is shown as code', short(html));
    return [{type: 'code', lang: 'html', value: html}];
  }
  noteLayout(decorationOf(html), note);
  const read = plain(html);
  scriptHtml(read, note);
  fitTables(read, note);
  emphasizeCaptions(read);
  const tree = toMdast(read, {document: true, handlers: {ul: listOf, ol: listOf}});
  return tree.type === 'root' ? tree.children : [tree];
}

const attribute = (element: Element | undefined, name: string): string => {
  const value = element?.properties[name];
  return typeof value === 'string' ? value : '';
};

const elementOf = (html: string): Element | undefined =>
  plain(html).children.find((node): node is Element => node.type === 'element');

/** The Markdown of an inline element: its opening tag, its content, and the text before it. */
function wrap(
  name: string,
  opening: string,
  children: PhrasingContent[],
  before: string,
  note: Note,
): PhrasingContent[] {
  switch (name) {
    case 'sup':
    case 'sub':
      return scriptMarkdown(children, name, before, note);
    case 'a': {
      const url = attribute(elementOf(opening), 'href');
      return url ? [{type: 'link', url, children}] : children;
    }
    case 'b':
    case 'strong':
      return [{type: 'strong', children}];
    case 'i':
    case 'em':
      return [{type: 'emphasis', children}];
    case 's':
    case 'del':
      return [{type: 'delete', children}];
    case 'code':
    case 'kbd':
    case 'tt':
      return [{type: 'inlineCode', value: toString(children)}];
    default:
      return children;
  }
}

/** Text at the end of the part of a line that was read; empty at its beginning. */
const textBefore = (read: readonly PhrasingContent[]): string => {
  const last = read.at(-1);
  return last === undefined ? '' : toString(last, {includeImageAlt: false});
};

function translateInline(nodes: readonly PhrasingContent[], note: Note): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    if (node?.type !== 'html') {
      if (node) {
        result.push(node);
      }
      continue;
    }
    const {value} = node;
    const [name = ''] = tagNames(value);
    if (value.startsWith('<!--')) {
      note('comments were left out', value);
    } else if (!isKnown(value)) {
      note('HTML that a page cannot hold is shown as code', short(value));
      result.push({type: 'inlineCode', value: value.replaceAll(/\s+/g, ' ')});
    } else if (name === 'br' || name === 'hr') {
      result.push({type: 'break'});
    } else if (name === 'img' && !value.startsWith('</')) {
      const image = elementOf(value);
      result.push({type: 'image', url: attribute(image, 'src'), alt: attribute(image, 'alt')});
    } else if (value.startsWith('</')) {
      noteLayout(decorationOf(value), note);
    } else {
      noteLayout(decorationOf(value), note);
      let depth = 1;
      let end = index + 1;
      for (; end < nodes.length; end++) {
        const other = nodes[end];
        if (other?.type === 'html' && tagNames(other.value)[0] === name) {
          depth += other.value.startsWith('</') ? -1 : 1;
          if (depth === 0) {
            break;
          }
        }
      }
      if (end === nodes.length && isScript(name)) {
        // Nothing closes it, as in the headers of many tables, so it extends to the end of the line.
        const line = nodes.findIndex(
          (other, place) => place > index && other.type === 'html' && tagNames(other.value)[0] === 'br',
        );
        end = line < 0 ? nodes.length : line;
        result.push(...wrap(name, value, translateInline(nodes.slice(index + 1, end), note), textBefore(result), note));
        index = end - 1;
      } else if (end < nodes.length && !value.endsWith('/>')) {
        result.push(...wrap(name, value, translateInline(nodes.slice(index + 1, end), note), textBefore(result), note));
        index = end;
      }
    }
  }
  return result;
}

const flow = ['root', 'blockquote', 'listItem', 'footnoteDefinition', 'containerDirective'];

/**
 * Headings by the anchor names that `<a name="...">` defines in them or right before them; call it before
 * translateHtml, which leaves such tags out.
 */
export function namedHeadings(tree: Root): Map<string, Heading> {
  const headings = new Map<string, Heading>();
  let waiting: string[] = [];
  for (const node of tree.children) {
    const names: string[] = [];
    visit(node, 'html', ({value}) => {
      names.push(
        ...[...value.matchAll(/<a\s[^>]*?\b(?:name|id)\s*=\s*["']?([^"'\s>]+)/gi)].map(([, name = '']) => name),
      );
    });
    if (node.type === 'heading') {
      [...waiting, ...names].filter((name) => !headings.has(name)).forEach((name) => headings.set(name, node));
      waiting = [];
    } else {
      waiting = prose(node) === '' ? [...waiting, ...names] : [];
    }
  }
  return headings;
}

/** Number of tables that a piece of HTML opens, minus those that it closes. */
const tablesLeftOpen = (html: string): number =>
  (html.match(/<table\b/gi)?.length ?? 0) - (html.match(/<\/table\b/gi)?.length ?? 0);

const unfoldedTables = 'tables whose cells hold lists, code, or several paragraphs became text, cell by cell';

/** HTML whose tables became text, cell by cell. */
function unfolded(html: string, note: Note): string {
  note(unfoldedTables);
  return html
    .replaceAll(/<\/?(?:table|thead|tbody|tfoot|tr|colgroup|col)\b[^>]*>/gi, '')
    .replaceAll(/<(\/?)(?:td|th|caption)\b[^>]*>/gi, '<$1div>');
}

/**
 * Removes the tags of tables with blocks of Markdown in cells, such as lists and code: Markdown tables cannot contain
 * them, and each piece of HTML between the blocks would become a separate table.
 */
function unfoldTables(nodes: readonly RootContent[], note: Note): void {
  nodes.forEach((first, from) => {
    let open = first.type === 'html' ? tablesLeftOpen(first.value) : 0;
    if (open <= 0) {
      return;
    }
    const length = nodes.slice(from + 1).findIndex((node) => {
      open += node.type === 'html' ? tablesLeftOpen(node.value) : 0;
      return open <= 0;
    });
    if (length < 0) {
      return;
    }
    nodes.slice(from, from + length + 2).forEach((node) => {
      if (node.type === 'html') {
        node.value = unfolded(node.value, note);
      }
    });
  });
}

/**
 * Turns the HTML of a README into Markdown, in place; what has no equivalent becomes code. Everything left out is
 * noted.
 */
export function translateHtml(parent: Root | Parents, note: Note): void {
  const isFlow = flow.includes(parent.type);
  if (isFlow) {
    unfoldTables(parent.children as RootContent[], note);
  }
  (parent.children as Nodes[]).forEach((child) => {
    if ('children' in child) {
      translateHtml(child, note);
    }
  });
  if (!(parent.children as Nodes[]).some(({type}) => type === 'html')) {
    return;
  }
  const children = isFlow
    ? (parent.children as RootContent[]).flatMap((child) =>
        child.type !== 'html'
          ? [child]
          : parent.type === 'root'
            ? translateFolded(child, note)
            : translateBlock(child, note),
      )
    : translateInline(parent.children as PhrasingContent[], note);
  parent.children = children;
}
