import type {Element, Root as HtmlRoot} from 'hast';
import {toMdast} from 'hast-util-to-mdast';
import type {Html, Nodes, Parents, PhrasingContent, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import type {Note} from './report';

const parser = unified().use(rehypeParse, {fragment: true}).freeze();

/** Tags that have a form in Markdown. */
const translated =
  'a b blockquote br code dd del dl dt em h1 h2 h3 h4 h5 h6 hr i img kbd li ol p pre s strong table tbody td tfoot th thead tr tt ul';

/** Tags that only arrange or decorate: they go, what is in them stays. */
const layout =
  'abbr address article aside big center cite dfn details div figcaption figure font footer header ins main mark nav picture q samp section small source span sub summary sup u var wbr';

const known = new Set(`${translated} ${layout}`.split(' '));
const decoration = new Set(layout.split(' '));

const tagNames = (html: string): string[] =>
  [...html.matchAll(/<\/?([a-z][\w:-]*)/gi)].map(([, name = '']) => name.toLowerCase());

const short = (html: string): string => {
  const line = html.replaceAll(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 57)}...` : line;
};

/** Whether HTML can be told in Markdown: nothing but known tags, no declarations, no attribute that acts. */
const isKnown = (html: string): boolean => tagNames(html).every((name) => known.has(name)) && !/<[!?]/.test(html);

/** Nodes without positions: they no longer stand where they were parsed. */
function plain(html: string): HtmlRoot {
  return parser.parse(html);
}

function noteLayout(names: readonly string[], note: Note): void {
  const left = [...new Set(names.filter((name) => decoration.has(name)))];
  if (left.length > 0) {
    note(`the layout tags ${left.map((name) => `<${name}>`).join(', ')} were left out; what they hold stays`);
  }
}

function translateBlock({value}: Html, note: Note): RootContent[] {
  const comments = value.match(/<!--[^]*?(?:-->|$)/g) ?? [];
  comments.forEach((comment) => note(`a comment was left out: ${comment}`));
  const html = value.replaceAll(/<!--[^]*?(?:-->|$)/g, '').trim();
  if (html === '') {
    return [];
  }
  if (!isKnown(html)) {
    note(`HTML that a page cannot hold is shown as code: ${short(html)}`);
    return [{type: 'code', lang: 'html', value: html}];
  }
  noteLayout(tagNames(html), note);
  const tree = toMdast(plain(html), {document: true});
  return tree.type === 'root' ? tree.children : [tree];
}

const attribute = (element: Element | undefined, name: string): string => {
  const value = element?.properties[name];
  return typeof value === 'string' ? value : '';
};

const elementOf = (html: string): Element | undefined =>
  plain(html).children.find((node): node is Element => node.type === 'element');

/** The Markdown of an inline element: its opening tag and what stood between the tags. */
function wrap(name: string, opening: string, children: PhrasingContent[]): PhrasingContent[] {
  switch (name) {
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
      note(`a comment was left out: ${value}`);
    } else if (!isKnown(value)) {
      note(`HTML that a page cannot hold is shown as code: ${short(value)}`);
      result.push({type: 'inlineCode', value: value.replaceAll(/\s+/g, ' ')});
    } else if (name === 'br' || name === 'hr') {
      result.push({type: 'break'});
    } else if (name === 'img') {
      const image = elementOf(value);
      result.push({type: 'image', url: attribute(image, 'src'), alt: attribute(image, 'alt')});
    } else if (value.startsWith('</')) {
      noteLayout([name], note);
    } else {
      noteLayout([name], note);
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
      if (end < nodes.length && !value.endsWith('/>')) {
        result.push(...wrap(name, value, translateInline(nodes.slice(index + 1, end), note)));
        index = end;
      }
    }
  }
  return result;
}

const flow = ['root', 'blockquote', 'listItem', 'footnoteDefinition', 'containerDirective'];

/** Turns the HTML of a README into Markdown, in place; what has no form in Markdown becomes code. Everything left out is noted. */
export function translateHtml(parent: Root | Parents, note: Note): void {
  const isFlow = flow.includes(parent.type);
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
        child.type === 'html' ? translateBlock(child, note) : [child],
      )
    : translateInline(parent.children as PhrasingContent[], note);
  parent.children = children;
}
