import type {
  Emphasis,
  Heading,
  Link,
  List,
  ListItem,
  Nodes,
  Paragraph,
  Parents,
  PhrasingContent,
  Root,
  RootContent,
  Strong,
  TableCell,
} from 'mdast';
import {nameToEmoji} from 'gemoji';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {addressKind, decodedPart, overHttps} from '@training-catalog/utils/urls';
import {replaceNodes} from './replaceNodes.js';
import type {Note} from './report.js';

/** GitHub's names of code languages for which the highlighter has other names. */
const languages = new Map([
  ['zsh', 'bash'],
  ['shell-session', 'console'],
  ['sh-session', 'console'],
  ['plaintext', 'text'],
  ['txt', 'text'],
  ['math', 'latex'],
  ['c++', 'cpp'],
  ['c#', 'csharp'],
  ['f#', 'fsharp'],
  ['objective-c', 'objectivec'],
  ['objective-c++', 'objectivec'],
  ['visual-basic', 'vbnet'],
  ['vb.net', 'vbnet'],
  ['asp.net', 'aspnet'],
  ['emacs-lisp', 'lisp'],
  ['common-lisp', 'lisp'],
]);

function tidyCode(tree: Root, note: Note): void {
  visit(tree, 'code', (node) => {
    // The word may be in braces, or followed by options: {r, echo=FALSE}, {.python}, python{2-3}, js,ignore.
    const name = /^\{?\.?([\w+#.-]+)/.exec(node.lang ?? '')?.[1]?.toLowerCase();
    node.lang = name === undefined ? 'text' : (languages.get(name) ?? name);
    if (node.meta) {
      note('words after a code fence were left out', `"${node.meta}"`);
      node.meta = null;
    }
    const lines = node.value.split('\n');
    const commands = lines.filter((line) => line.trim() !== '');
    if (commands.length > 0 && commands.every((line) => /^\s*\$\s/.test(line))) {
      node.value = lines.map((line) => line.replace(/^(\s*)\$\s+/, '$1')).join('\n');
      note('prompts were removed from commands, so that they can be pasted');
    }
  });
  replaceNodes(tree, 'inlineCode', (node) => {
    node.value = node.value.replaceAll(/\s+/g, ' ').trim();
    return node.value === '' ? [] : undefined;
  });
}

/** Target of a README's link on the site: a URL, or nothing, with the reason. */
export type Resolve = (url: string) => {url: string} | Lost;

/** Why a page cannot show or link something. */
export interface Lost {
  lost: string;
  /** Where readers find an image that the page cannot show. */
  link?: string;
}

const silent = new Set(['click here', 'here', 'link', 'more', 'this', 'this link', 'this page']);

/** Whether a URL is of a badge, of which a README may have dozens: its state changes, and a page shows no image of others. */
const isBadge = (url: string): boolean =>
  /^https?:\/\/(?:img\.shields\.io|badgen\.net|travis-ci\.|app\.travis-ci|codecov\.io|coveralls\.io|circleci\.com|api\.codacy\.com|readthedocs\.org\/projects)|badge/i.test(
    url,
  );

/**
 * Alternative text for an image without one, from the words in its file's name.
 *
 * @param url as the README writes it
 */
function nameOf(url: string): string {
  const file = decodedPart(
    url
      .replace(/[?#][^]*$/, '')
      .split('/')
      .at(-1) ?? '',
  ).replace(/\.\w+$/, '');
  const words = file.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !isIdentifier(word));
  return words.some((word) => /\p{L}{2}/u.test(word)) ? `Image ${words.join(' ')}` : 'Image';
}

/** Whether a part of a file's name is an identifier that a program gave it, such as `f174835d`. */
const isIdentifier = (word: string): boolean => /^[0-9a-f]+$/i.test(word) && /\d/.test(word) && word.length >= 4;

const lostBadges = 'badges that lead nowhere were left out';

const linkToImage = (url: string, value: string): Link => ({
  type: 'link',
  url,
  title: null,
  children: [{type: 'text', value, data: {isImage: true}}],
  data: {isImage: true},
});

function tidyLinks(tree: Root, link: Resolve, image: Resolve, note: Note): void {
  replaceNodes(tree, 'image', (node, parent) => {
    const found = /^http:\/\//i.test(node.url) ? {url: node.url.replace(/^http/i, 'https')} : image(node.url);
    const alt = node.alt?.replaceAll(/\s+/g, ' ').trim() ?? '';
    node.title = null;
    const place =
      node.url === ''
        ? `one without a URL ("${alt}")`
        : node.url.startsWith('data:')
          ? `${node.url.slice(0, 40)}...`
          : node.url;
    const textOrLink = (url: string | undefined): Nodes[] => {
      // A link without words gets its address, which says more than the name of an image.
      if (alt === '' && (url === undefined || parent.type === 'link')) {
        return [];
      }
      const text = {type: 'text', value: alt || nameOf(place), data: {isImage: true}} as const;
      if (parent.type === 'link') {
        return [{...text, data: {isImage: true, ...(url !== undefined && {source: url})}}];
      }
      return [url === undefined ? text : linkToImage(url, text.value)];
    };
    if ('lost' in found) {
      note(
        found.link === undefined
          ? `images were left out: ${found.lost}`
          : `images became links to their file: ${found.lost}`,
        place,
      );
      return textOrLink(found.link);
    }
    if (/^https:/i.test(found.url) && parent.type !== 'link' && isBadge(node.url)) {
      note(lostBadges, alt || node.url);
      return [];
    }
    if (/^https:/i.test(found.url)) {
      // The content security policy allows only images of the site.
      note(
        'images of other sites became links; to show one, put its file into static/img',
        isBadge(node.url) ? 'badges' : place,
      );
      return textOrLink(found.url);
    }
    node.alt = alt || nameOf(node.url);
    node.url = found.url;
    if (alt === '') {
      note('images have no alt text; write what they show instead of their file name', node.url);
    }
    return undefined;
  });
  // A link inside a link, which HTML allows to be written, has no meaning.
  visit(tree, 'link', (node) => replaceNodes(node, 'link', (inner) => inner.children));
  replaceNodes(tree, 'link', (node) => {
    const url = overHttps(node.url.trim());
    const found = resolveAny(url, link);
    node.title = null;
    if ('lost' in found) {
      note(`links became plain text: ${found.lost}`, node.url || `"${toString(node)}"`);
      return node.children.flatMap((child): PhrasingContent[] => {
        const source = child.data?.source;
        if (source === undefined) {
          return [child];
        }
        if (isBadge(source)) {
          note(lostBadges, toString(child));
          return [];
        }
        return [linkToImage(source, toString(child))];
      });
    }
    node.url = found.url;
    const text = toString(node).trim();
    if (text === '' && !node.children.some(({type}) => type === 'image')) {
      // Its image was left out, so it says nothing about the component.
      node.children = [{type: 'text', value: node.url.replace(/^(?:https:\/\/|mailto:)/, ''), data: {isImage: true}}];
    } else if (silent.has(text.toLowerCase())) {
      const host = URL.canParse(node.url) ? new URL(node.url).host : node.url;
      node.children = [...node.children, {type: 'text', value: ` (${host})`}];
      note('link texts that are not descriptive were extended by the name of the site', `"${text}" (${host})`);
    }
    return undefined;
  });
}

const refusedAddress = 'a page links https URLs only';

function resolveAny(url: string, link: Resolve): ReturnType<Resolve> {
  const found = resolveForm(url, link);
  return 'url' in found && addressKind(found.url) === undefined ? {lost: refusedAddress} : found;
}

function resolveForm(url: string, link: Resolve): ReturnType<Resolve> {
  if (/^#./.test(url)) {
    return {url};
  }
  if (url === '' || url === '#') {
    return {lost: 'it has no target'};
  }
  const absolute = url.startsWith('//') ? `https:${url}` : url;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(absolute)?.[1]?.toLowerCase();
  if (scheme === undefined) {
    return link(absolute);
  }
  if (scheme === 'mailto') {
    return {url: absolute};
  }
  if ((scheme === 'https' || scheme === 'http') && URL.canParse(absolute)) {
    return {url: new URL(absolute).href === `${absolute}/` ? absolute : absolute.replaceAll(' ', '%20')};
  }
  return {lost: refusedAddress};
}

/** Moves spaces at the ends of a link's text out of the link. */
function trimLinks(tree: Root): void {
  visit(tree, 'link', (node, index, parent) => {
    const [first] = node.children;
    const last = node.children.at(-1);
    if (!parent || index === undefined) {
      return;
    }
    const siblings = parent.children as PhrasingContent[];
    if (last?.type === 'text' && /\s$/.test(last.value)) {
      last.value = last.value.trimEnd();
      siblings.splice(index + 1, 0, {type: 'text', value: ' '});
    }
    if (first?.type === 'text' && /^\s/.test(first.value)) {
      first.value = first.value.trimStart();
      siblings.splice(index, 0, {type: 'text', value: ' '});
    }
  });
}

/**
 * Text that is both bold and italic becomes bold, and emphasis at the beginning or end of other emphasis is removed,
 * because adjacent markers are ambiguous.
 */
function plainEmphasis(tree: Root): void {
  visit(tree, ['strong', 'emphasis'], (node, index, parent) => {
    const outer = node as Strong | Emphasis;
    const [only, ...others] = outer.children;
    if (
      others.length === 0 &&
      (only?.type === 'emphasis' || only?.type === 'strong') &&
      parent &&
      index !== undefined
    ) {
      (parent.children as Nodes[])[index] = {type: 'strong', children: only.children};
      return index;
    }
    outer.children = outer.children.flatMap((child, at): PhrasingContent[] => {
      const isAtEdge = at === 0 || at === outer.children.length - 1;
      return isAtEdge && (child.type === 'emphasis' || child.type === 'strong') ? child.children : [child];
    });
    return undefined;
  });
}

/** Pads every row of a table to the length of the longest one. */
function squareTables(tree: Root): void {
  visit(tree, 'table', (node) => {
    const width = Math.max(...node.children.map(({children}) => children.length));
    node.children.forEach(({children}) => {
      while (children.length < width) {
        children.push({type: 'tableCell', children: []});
      }
    });
  });
}

const sameList = (a: Nodes | undefined, b: Nodes): a is List =>
  a?.type === 'list' && b.type === 'list' && Boolean(a.ordered) === Boolean(b.ordered);

/**
 * Merges lists: adjacent lists of one kind are joined, and a numbered list that continues after code or text takes what
 * is between into its item, as its author meant.
 */
function joinLists(parent: Parents): void {
  const result: Nodes[] = [];
  for (const child of parent.children as Nodes[]) {
    const last = result.at(-1);
    if (child.type === 'list' && child.ordered && (child.start ?? 1) > 1) {
      const from = result.findLastIndex(({type}) => type === 'list' || type === 'heading');
      const list = result[from];
      if (list?.type === 'list' && list.ordered && (list.start ?? 1) + list.children.length === child.start) {
        list.children.at(-1)?.children.push(...(result.splice(from + 1) as never[]));
        list.children.push(...child.children);
        continue;
      }
    }
    if (sameList(last, child) && child.type === 'list') {
      last.children.push(...child.children);
    } else if (last?.type === 'blockquote' && child.type === 'blockquote') {
      last.children.push(...child.children);
    } else if (child.type === 'list' && child.ordered && (child.start ?? 1) > 1) {
      // A list that starts in the middle has no first item to continue, so its numbers become text.
      child.children.forEach((item, index) => {
        const [first, ...rest] = item.children;
        const number: PhrasingContent = {type: 'text', value: `${(child.start ?? 1) + index}. `};
        const lead: Nodes =
          first?.type === 'paragraph'
            ? {...first, children: [number, ...first.children]}
            : {type: 'paragraph', children: [number]};
        result.push(lead, ...(first?.type === 'paragraph' ? rest : item.children));
      });
    } else {
      result.push(child);
    }
  }
  parent.children = result as never;
  result.forEach((child) => {
    if ('children' in child) {
      joinLists(child);
    }
  });
}

/** Removes line breaks and spaces at the ends of a paragraph, and collapses repeated breaks. */
function trimParagraph(nodes: PhrasingContent[]): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  for (const node of nodes) {
    const before = result.at(-1);
    const afterBreak = before === undefined || before.type === 'break';
    if (node.type === 'text') {
      // Two line ends in a row, between which an image was left out, would end the paragraph.
      node.value = node.value.replaceAll(/(?<![ \t])[ \t]*\n\s*/g, '\n');
      if (afterBreak || (before.type === 'text' && /\s$/.test(before.value))) {
        node.value = node.value.trimStart();
      }
    }
    if (!(node.type === 'break' && afterBreak) && !(node.type === 'text' && node.value === '')) {
      result.push(node);
    }
  }
  for (let last = result.at(-1); last; last = result.at(-1)) {
    if (last.type === 'text') {
      last.value = last.value.trimEnd();
    }
    if (last.type !== 'break' && !(last.type === 'text' && last.value === '')) {
      break;
    }
    result.pop();
  }
  return result;
}

/** The site's notes for GitHub's alerts, by keyword. */
const alerts = new Map([
  ['note', 'note'],
  ['tip', 'tip'],
  ['important', 'info'],
  ['warning', 'warning'],
  ['caution', 'danger'],
]);

function tidyBlocks(tree: Root): void {
  visit(tree, 'blockquote', (node, index, parent) => {
    const [paragraph, ...rest] = node.children;
    const text = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
    const match = text?.type === 'text' ? /^\[!(\w+)\][ \t]*(?:\n|$)/.exec(text.value) : null;
    const name = alerts.get(match?.[1]?.toLowerCase() ?? '');
    if (!match || !name || text?.type !== 'text' || paragraph?.type !== 'paragraph' || !parent || index === undefined) {
      return;
    }
    text.value = text.value.slice(match[0].length);
    const first = text.value === '' && paragraph.children.length === 1 ? [] : [paragraph];
    parent.children.splice(index, 1, {type: 'containerDirective', name, children: [...first, ...rest]} as never);
  });
  visit(tree, 'text', (node) => {
    node.value = node.value.replaceAll(/[\t\u00a0]/g, ' ');
  });
  visit(tree, ['paragraph', 'tableCell'], (node) => {
    const block = node as Paragraph | TableCell;
    block.children = trimParagraph(block.children);
  });
  visit(tree, 'list', (node) => {
    node.start = node.ordered ? Math.max(1, node.start ?? 1) : null;
  });
  // Nodes that have become empty, innermost first.
  const prune = (parent: Parents): void => {
    (parent.children as Nodes[]).forEach((child) => {
      if ('children' in child) {
        prune(child);
      }
    });
    parent.children = (parent.children as Nodes[]).filter(
      (child) =>
        !('children' in child) ||
        child.children.length > 0 ||
        ['tableCell', 'tableRow', 'containerDirective'].includes(child.type) ||
        // A point of a list that held only a badge goes with it; a number or a box to check says something.
        (child.type === 'listItem' &&
          (typeof child.checked === 'boolean' || (parent.type === 'list' && parent.ordered))),
    ) as never;
  };
  prune(tree);
}

const emoji = new Map(Object.entries(nameToEmoji));

/**
 * Writes GitHub's short names of emoji as the emoji, because the site knows fewer names. Call it after the anchors of
 * headings are known: GitHub makes them from the short names.
 */
export function writeEmoji(tree: Root): void {
  visit(tree, 'text', (node) => {
    node.value = node.value.replaceAll(
      /(?<![\w:]):([a-z0-9_+-]+):(?![\w:])/g,
      (text, name: string) => emoji.get(name) ?? text,
    );
  });
}

/** Makes headings start at level 2 without gaps, with unique names, without closing punctuation, on one line. */
function tidyHeadings(tree: Root, note: Note): void {
  const depths: number[] = [];
  const names = new Set<string>();
  let changed = 0;
  tree.children = tree.children.flatMap((node): RootContent[] => {
    if (node.type !== 'heading') {
      return [node];
    }
    replaceNodes(node, 'break', () => [{type: 'text', value: ' '}]);
    visit(node, 'text', (inner) => {
      inner.value = inner.value.replaceAll(/(?<!\s)\s*\n\s*/g, ' ');
    });
    trimHeading(node);
    const name = toString(node, {includeImageAlt: false}).trim();
    if (name === '') {
      return node.children.length > 0 ? [{type: 'paragraph', children: node.children}] : [];
    }
    while (depths.length > 0 && (depths.at(-1) ?? 0) >= node.depth) {
      depths.pop();
    }
    const above = depths.length;
    depths.push(node.depth);
    const depth = Math.min(6, above + 2) as Heading['depth'];
    changed += depth === node.depth ? 0 : 1;
    node.depth = depth;
    const full = (): string => toString(node);
    if (names.has(full())) {
      const base = full();
      let number = 2;
      while (names.has(`${base} (${number})`)) {
        number++;
      }
      node.children.push({type: 'text', value: ` (${number})`});
      note('duplicate headings were numbered', `"${base} (${number})"`);
    }
    names.add(full());
    return [node];
  });
  // A heading inside a quotation or a list would break the page's outline.
  replaceNodes(tree, 'heading', (node, parent) =>
    parent.type === 'root' ? undefined : [{type: 'paragraph', children: [{type: 'strong', children: node.children}]}],
  );
  if (changed > 0) {
    note('heading levels were changed, so that they begin at ## and skip none');
  }
}

function trimHeading(node: Heading): void {
  const last = node.children.at(-1);
  if (last?.type === 'text') {
    last.value = last.value.replace(/(?<![\s.,;:!。，；：！])[\s.,;:!。，；：！]+$/u, '');
    if (last.value === '') {
      node.children.pop();
      if (node.children.length > 0) {
        trimHeading(node);
      }
    }
  }
}

/** Whether a list item contains code, even in a nested list. */
const holdsCode = (item: ListItem): boolean =>
  item.children.some((child) => child.type === 'code' || (child.type === 'list' && child.children.some(holdsCode)));

/** Adds blank lines between the items of a list with code, because code needs them around it. */
function spaceLists(tree: Root): void {
  visit(tree, 'list', (node) => {
    node.children.filter(holdsCode).forEach((item) => (item.spread = true));
    node.spread = node.children.some(({spread}) => spread);
  });
}

/** Makes a tree comply with the content rules, as far as that needs no judgment, and notes what changed. */
export function tidy(tree: Root, resolve: {link: Resolve; image: Resolve}, note: Note): void {
  tidyLinks(tree, resolve.link, resolve.image, note);
  trimLinks(tree);
  squareTables(tree);
  plainEmphasis(tree);
  tidyCode(tree, note);
  tidyBlocks(tree);
  joinLists(tree);
  // Joined lists now contain the code that was between them.
  spaceLists(tree);
}

export {tidyHeadings};

/**
 * Points `#heading` links of one page to the new place of the heading. `target` returns undefined for an unknown
 * heading.
 */
export function redirectAnchors(tree: Root, target: (anchor: string) => string | undefined, note: Note): void {
  replaceNodes(tree, 'link', (node) => {
    const url = node.url.startsWith('#') ? target(decodedPart(node.url.slice(1))) : node.url;
    if (url === undefined) {
      note('links became plain text: the README has no such heading', node.url);
      return node.children;
    }
    node.url = url;
    return undefined;
  });
}
