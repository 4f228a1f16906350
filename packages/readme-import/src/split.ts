import {createSlugger} from '@docusaurus/utils';
import type {
  Definition,
  FootnoteDefinition,
  FootnoteReference,
  Heading,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {parseReadme} from './formulas.js';
import {anchorsOf, settleFolding, translateHtml, writeSummaries} from './html.js';
import {licenseIn} from './license.js';
import {moveBadges} from './badges.js';
import {findLead, isLinkHeading, titleHeading, titleOf, type Lead} from './proposal.js';
import YAML from 'yaml';
import {readHead} from './readme.js';
import {replaceNodes} from './replaceNodes.js';
import {Notes, type Note, type NoteGroup} from './report.js';
import {redirectAnchors, tidy, tidyHeadings, writeEmoji, type Resolve} from './tidy.js';
import {writeMdx} from './pageText.js';
import {normalized, prose, withoutEmoji} from './words.js';
import type {Settings} from './settings.js';

/** The pages that a README is split into, by purpose (https://diataxis.fr/). */
export type Kind = 'main' | 'tutorials' | 'how-to' | 'explanation';

/** What the splitter must know about the catalog and the README's location. */
export interface SplitOptions {
  /** Title that a person gave; by default, the heading that stands above the README. A heading of other words stays. */
  title?: string | undefined;
  /** Tags that the README may name. */
  tags: readonly string[];
  settings: Pick<Settings, 'folder' | 'tagAliases' | 'acknowledgement' | 'formulaFault'>;
  /** File name of each kind of page, for links between them. */
  fileNames: Record<Kind, string>;
  link: Resolve;
  image: Resolve;
}

/** A README as pages. Nothing is written yet. */
export interface SplitReadme {
  /** Heading that stands above the README, or the title in its front matter; undefined if it has neither. */
  title?: string;
  /** The first thing that the README says; undefined if it has no sentence. */
  lead?: Lead;
  /** Description in the README's own front matter. */
  description?: string;
  /** Tags of the catalog that the README names. */
  tags: string[];
  /** SPDX expression in the README's own front matter. */
  license?: string;
  /** What the keys of its front matter say that the component is; undefined if nothing says that it is no software. */
  kind?: 'model' | 'data';
  /** SPDX identifier of a license that a section of the README names. */
  namedLicense?: string;
  /** Where to report a problem, if the README says so. */
  issues?: string;
  /** Bodies in MDX, without front matter, only for the kinds that the README has. The main page always exists. */
  pages: Map<Kind, {body: string; headings: string[]}>;
  /** What was changed. */
  notes: NoteGroup[];
}

function kindOf(heading: string): Exclude<Kind, 'main'> | undefined {
  const name = normalized(heading);
  if (/^tutorials?$/.test(name)) {
    return 'tutorials';
  }
  if (/^how ?to(?: guides?)?s?$/.test(name)) {
    return 'how-to';
  }
  return /^explanations?$/.test(name) ? 'explanation' : undefined;
}

/** Sections that belong on the main page, wherever they are. */
const mainSections =
  /^(?:licen[sc]e|references?|acknowledge?ments?|acknowledgments?|funding|issue reporting|issues|reporting issues|citations?|citing|how to cite|contributing|contact|support|tags?)\b/;

/** Writes reference links and images out, in place. */
function inlineDefinitions(tree: Root, note: Note): void {
  const definitions = new Map<string, Definition>();
  const used = new Set<Definition>();
  visit(tree, 'definition', (node) => {
    definitions.set(node.identifier, definitions.get(node.identifier) ?? node);
  });
  const take = (identifier: string): string => {
    const definition = definitions.get(identifier);
    if (definition) {
      used.add(definition);
    }
    return definition?.url ?? '';
  };
  replaceNodes(tree, 'linkReference', ({identifier, children, position}) => [
    {type: 'link', url: take(identifier), children, ...(position && {position})},
  ]);
  replaceNodes(tree, 'imageReference', ({identifier, alt}) => [{type: 'image', url: take(identifier), alt: alt ?? ''}]);
  replaceNodes(tree, 'definition', (node) => {
    if (!used.has(node)) {
      note('unused link definitions were left out', `[${node.label ?? node.identifier}]: ${node.url}`);
    }
    return [];
  });
}

const folded = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/**
 * Tag of the catalog for a word, in any spelling; of a path such as `core/VA`, the last part counts.
 *
 * @param aliases tags by other words for them, in lower case without punctuation
 */
export function matchTag(
  word: string,
  known: readonly string[],
  aliases: Readonly<Record<string, string>> = {},
): string | undefined {
  const byName = new Map(Object.entries(aliases));
  const names = [word, word.replace(/^.*\//, '')].map(folded).filter(Boolean);
  return names
    .map((name) => folded(byName.get(name) ?? name))
    .map((wanted) => known.find((tag) => folded(tag) === wanted))
    .find((tag) => tag !== undefined);
}

/** Note about words among the tags that are not tags of the catalog. */
export const unknownTag = (folder: string): string => `tags that ${folder}/tags.yml does not list were left out`;

/** Removes the tags from the README's text. A list of words without a tag of the catalog stays. */
function takeTags(
  tree: Root,
  {tags: known, settings: {folder, tagAliases}}: SplitOptions,
  fromHead: readonly string[],
  note: Note,
): string[] {
  const found: string[] = [];
  const take = (text: string): boolean => {
    const all = text
      .split(/[,;|·\n]/)
      .map((word) => word.replaceAll(/[`*#]/g, '').trim())
      .filter(Boolean);
    const matched = all.map((word) => ({word, tag: matchTag(word, known, tagAliases)}));
    if (matched.every(({tag}) => tag === undefined)) {
      return false;
    }
    matched.forEach(({word, tag}) => {
      if (tag) {
        found.push(tag);
      } else {
        note(unknownTag(folder), word);
      }
    });
    return true;
  };
  fromHead.filter((word) => !take(word)).forEach((word) => note(unknownTag(folder), word));

  const isHeading = (node: RootContent | undefined): boolean =>
    node?.type === 'heading' && /^tags?$/.test(normalized(toString(node)));
  for (let index = 0; index < tree.children.length; index++) {
    const node = tree.children[index];
    const next = tree.children[index + 1];
    if (node && isHeading(node) && (next?.type === 'list' || next?.type === 'paragraph')) {
      const text = next.type === 'list' ? next.children.map((item) => toString(item)).join('\n') : toString(next);
      if (take(text)) {
        tree.children.splice(index, 2);
      }
      break;
    }
    const line = node?.type === 'paragraph' ? /^tags?\s*:\s*([^]+)$/i.exec(toString(node).trim()) : null;
    if (line) {
      if (take(line[1] ?? '')) {
        tree.children.splice(index, 1);
      } else {
        note(`"${line[0].slice(0, 80)}" holds no tag of ${folder}/tags.yml and stays as text`);
      }
      break;
    }
  }
  return [...new Set(found)];
}

/** Nodes of the tree after `heading` up to the next one of its level or above. */
function sectionAfter(tree: Root, name: RegExp): RootContent[] {
  const from = tree.children.findIndex((node) => node.type === 'heading' && name.test(normalized(toString(node))));
  const heading = tree.children[from];
  if (heading?.type !== 'heading') {
    return [];
  }
  const rest = tree.children.slice(from + 1);
  const end = rest.findIndex((node) => node.type === 'heading');
  return end < 0 ? rest : rest.slice(0, end);
}

function firstUrl(nodes: readonly RootContent[]): string | undefined {
  let url: string | undefined;
  nodes.forEach((node) =>
    visit(node, 'link', (link) => {
      url ??= link.url.startsWith('https://') ? link.url : undefined;
    }),
  );
  return url;
}

/** Assigns each node of the README to a page. Headings that name a kind of page are dropped. */
function route(tree: Root, note: Note): {parts: Map<Kind, RootContent[]>; startedBy: Map<Heading, Kind>} {
  const parts = new Map<Kind, RootContent[]>([['main', []]]);
  const startedBy = new Map<Heading, Kind>();
  let current: Kind = 'main';
  let level = 0;
  let isLoose = false;
  let isFresh = false;
  for (const node of tree.children) {
    if (node.type === 'heading') {
      const name = toString(node);
      const kind = kindOf(name);
      if (kind) {
        current = kind;
        level = node.depth;
        isLoose = false;
        isFresh = true;
        startedBy.set(node, kind);
        if (!parts.has(kind)) {
          parts.set(kind, []);
        }
        continue;
      }
      if (current !== 'main' && node.depth <= level) {
        if (mainSections.test(normalized(name))) {
          current = 'main';
        } else if (isFresh) {
          // "# Tutorials" right before "# First steps": the levels are wrong, but the order shows what is meant.
          isLoose = true;
        } else if (!isLoose) {
          current = 'main';
        }
      } else if (current !== 'main' && isLoose && mainSections.test(normalized(name))) {
        current = 'main';
      }
      if (current === 'main' && !mainSections.test(normalized(name))) {
        note('sections are not under Tutorials, How-To Guides, or Explanation; they are on the main page', `"${name}"`);
      }
      isFresh = false;
    } else if (node.type === 'thematicBreak') {
      continue;
    } else {
      isFresh = false;
    }
    parts.get(current)?.push(node);
  }
  return {parts, startedBy};
}

/**
 * Gives each footnote of a page whose name has signs a plain name. Readers see numbers, and the writer of Markdown escapes
 * signs in a reference but not in a definition.
 */
function renameFootnotes(page: Root): void {
  const notes: (FootnoteReference | FootnoteDefinition)[] = [];
  visit(page, ['footnoteReference', 'footnoteDefinition'], (node) => {
    notes.push(node as FootnoteReference | FootnoteDefinition);
  });
  const own = new Set(notes.map(({identifier}) => identifier));
  const names = new Map<string, string>();
  for (const note of notes.filter(({identifier}) => !/^[\p{L}\p{N}._-]+$/u.test(identifier))) {
    let name = names.get(note.identifier);
    for (let number = 1; name === undefined; number += 1) {
      const free = `note-${number}`;
      name = own.has(free) ? undefined : free;
    }
    own.add(name);
    names.set(note.identifier, name);
    note.identifier = name;
    note.label = name;
  }
}

/** Puts each footnote on the pages that refer to it; an unreferenced one becomes a paragraph of the main page. */
function placeFootnotes(tree: Root, options: SplitOptions, note: Note): (pages: Map<Kind, Root>) => void {
  const notes = new Map<string, FootnoteDefinition>();
  replaceNodes(tree, 'footnoteDefinition', (node) => {
    notes.set(`${node.identifier}${notes.has(node.identifier) ? `-${notes.size}` : ''}`, node);
    return [];
  });
  notes.forEach((definition) => {
    const content: Root = {type: 'root', children: definition.children};
    translateHtml(content, note);
    tidy(content, options, note);
    definition.children = content.children as FootnoteDefinition['children'];
  });
  return (pages) => {
    const placed = new Set<string>();
    const place = (page: Root, from: Root | FootnoteDefinition, done: Set<string>): void => {
      visit(from, 'footnoteReference', ({identifier}) => {
        const definition = notes.get(identifier);
        if (definition && !done.has(identifier)) {
          done.add(identifier);
          placed.add(identifier);
          page.children.push(structuredClone(definition));
          place(page, definition, done);
        }
      });
    };
    pages.forEach((page) => place(page, structuredClone(page), new Set()));
    pages.forEach((page) => renameFootnotes(page));
    notes.forEach((definition, identifier) => {
      if (!placed.has(identifier)) {
        pages.get('main')?.children.push(...(definition.children as RootContent[]));
      }
    });
  };
}

/** Makes sure that the main page has the exact acknowledgement, in its standard form. */
function acknowledge({children}: Root, acknowledgement: string, note: Note): void {
  const sentence: Paragraph = {
    type: 'paragraph',
    children: [{type: 'emphasis', children: [{type: 'text', value: acknowledgement}]}],
  };
  const at = children.findIndex((node) => node.type === 'paragraph' && prose(node) === acknowledgement);
  if (at >= 0) {
    children[at] = sentence;
    return;
  }
  const isOurs = (node: RootContent): boolean =>
    node.type === 'heading' && normalized(toString(node)).startsWith('acknowledg');
  if (!children.some(isOurs)) {
    // On the level of the sections, so that it is no part of the last one.
    const isFlat = children.some((node) => node.type === 'heading' && node.depth === 1);
    children.push({type: 'heading', depth: isFlat ? 1 : 2, children: [{type: 'text', value: 'Acknowledgements'}]});
  }
  const from = children.findIndex(isOurs) + 1;
  const length = children.slice(from).findIndex((node) => node.type === 'heading');
  children.splice(length < 0 ? children.length : from + length, 0, sentence);
  note("the catalog's acknowledgement was added to the main page, word for word");
}

/** Marks that override or embed a direction of writing. Those of single letters, which languages from right to left need, do not. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;

/** Notes text in which invisible marks can show something else than what is copied, such as another command. */
function noteDirections(text: string, note: Note): void {
  for (const line of text.split('\n').filter((one) => one.search(directionMarks) >= 0)) {
    const from = Math.max(0, line.search(directionMarks) - 20);
    const shown = line
      .slice(from, from + 60)
      .replaceAll(directionMarks, (mark) => `U+${mark.charCodeAt(0).toString(16).toUpperCase()}`);
    note('invisible marks change the direction of this text, and were kept; read it again without them', `"${shown}"`);
  }
}

/** The words of a title that matter when two are compared. */
const comparable = (title: string): string => normalized(withoutEmoji(title)).replaceAll(' ', '');

/**
 * Takes the heading that stands above the README out of the text, because a page shows its title. Images and links in it stay. If
 * the page has another title, the heading stays, as one of a section beside the others.
 */
function takeTitle(tree: Root, heading: Heading, given: string | undefined): boolean {
  if (given !== undefined && comparable(given) !== comparable(titleOf(heading))) {
    const depths = tree.children.flatMap((node) => (node.type === 'heading' && node !== heading ? [node.depth] : []));
    heading.depth = depths.reduce((a, b) => (a < b ? a : b), 6);
    return false;
  }
  // A title cannot be a link, so its links stand with the badges.
  visit(heading, 'link', (node) => {
    node.data = {...node.data, isImage: true};
  });
  const kept: PhrasingContent[] = heading.children.filter(
    (node) => node.type === 'image' || node.type === 'link' || node.data?.isImage,
  );
  tree.children.splice(
    tree.children.indexOf(heading),
    1,
    ...(kept.length > 0 ? [{type: 'paragraph', children: kept} as const] : []),
  );
  return true;
}

/**
 * Splits a README into pages. It reads and writes no file; `options` converts URLs.
 *
 * @throws {ImportError} if the README's front matter is not YAML.
 */
export function splitReadme(text: string, options: SplitOptions): SplitReadme {
  const notes = new Notes();
  const note: Note = notes.add;
  const {acknowledgement, formulaFault} = options.settings;
  noteDirections(text, note);
  const tree = parseReadme(text, note, formulaFault);
  const [first] = tree.children;
  if (first?.type === 'yaml' && YAML.parseDocument(first.value).contents === null) {
    // Two horizontal rules with headings between them, which YAML would read as comments.
    tree.children.splice(0, 1, ...parseReadme(`\n${first.value}`, note, formulaFault).children);
  }
  const [opener] = tree.children;
  const head = readHead(opener?.type === 'yaml' ? opener.value : '', note);
  tree.children = tree.children.filter(({type}) => type !== 'yaml');
  inlineDefinitions(tree, note);
  const footnotes = placeFootnotes(tree, options, note);
  translateHtml(tree, note);
  tidy(tree, options, note);

  // The anchors that the README's own links use, before any heading changes.
  const slugger = createSlugger();
  const anchors = new Map<Heading, string>();
  visit(tree, 'heading', (node) => {
    anchors.set(node, slugger.slug(toString(node).trim()));
  });
  writeEmoji(tree);

  const tags = takeTags(tree, options, head.tags, note);
  const namedLicense = licenseIn(
    sectionAfter(tree, /^licen[sc]e/)
      .map((node) => toString(node) + JSON.stringify(node))
      .join(' '),
  );
  const issues = firstUrl(sectionAfter(tree, /^(?:issue reporting|reporting issues|issues)/));

  const heading = titleHeading(tree, (name) => kindOf(name) !== undefined);
  const title = heading === undefined ? head.title : titleOf(heading);
  const isTaken = heading !== undefined && takeTitle(tree, heading, options.title);
  if (heading && head.title && normalized(head.title) !== normalized(titleOf(heading))) {
    note("the title in the README's front matter was left out, because its heading differs", `"${head.title}"`);
  }

  // A heading with only images is a banner, and one of links is a bar of links.
  tree.children = tree.children.map((node) =>
    node.type === 'heading' && node.children.length > 0 && (prose(node) === '' || isLinkHeading(node))
      ? {type: 'paragraph', children: node.children}
      : node,
  );

  const {parts, startedBy} = route(tree, note);
  const pages = new Map([...parts].map(([kind, children]): [Kind, Root] => [kind, {type: 'root', children}]));
  footnotes(pages);
  [...pages].forEach(([kind, page]) => {
    if (kind !== 'main' && page.children.length === 0) {
      note(`the README's section for ${kind} is empty; no page was made of it`);
      pages.delete(kind);
    }
  });
  const main = pages.get('main');
  const lead = main && findLead(main.children);
  if (main && acknowledgement !== undefined) {
    acknowledge(main, acknowledgement, note);
  }

  pages.forEach(moveBadges);

  // Where each heading went: page, and its anchor there.
  pages.forEach((page) => {
    settleFolding(page, note);
    tidyHeadings(page, note);
  });
  const places = new Map<string, {kind: Kind; anchor: string}>();
  pages.forEach((page, kind) => {
    const own = createSlugger();
    visit(page, 'heading', (node) => {
      const before = anchors.get(node);
      const anchor = own.slug(toString(node));
      if (before !== undefined) {
        places.set(before, {kind, anchor});
      }
    });
  });
  startedBy.forEach((kind, one) => places.set(anchors.get(one) ?? '', {kind, anchor: ''}));
  if (heading && isTaken) {
    places.set(anchors.get(heading) ?? '', {kind: 'main', anchor: ''});
  }
  anchors.forEach((anchor, one) => {
    const place = places.get(anchor);
    anchorsOf(one)
      .filter((name) => place && !places.has(name))
      .forEach((name) => place && places.set(name, place));
  });
  pages.forEach((page, kind) =>
    redirectAnchors(
      page,
      (anchor) => {
        const place = places.get(anchor) ?? places.get(anchor.toLowerCase());
        if (!place || !pages.has(place.kind) || (place.kind === kind && place.anchor === '')) {
          return undefined;
        }
        const file = place.kind === kind ? '' : encodeURI(options.fileNames[place.kind]);
        return `${file}${place.anchor && `#${place.anchor}`}`;
      },
      note,
    ),
  );

  pages.forEach(writeSummaries);

  return {
    ...(title && {title}),
    ...(lead && {lead}),
    ...(head.description && {description: head.description}),
    tags,
    ...(head.license && {license: head.license}),
    ...(head.kind && {kind: head.kind}),
    ...(namedLicense && {namedLicense}),
    ...(issues && {issues}),
    pages: new Map(
      [...pages].map(([kind, page]) => [
        kind,
        {
          body: writeMdx(page),
          headings: page.children.filter((node) => node.type === 'heading').map((node) => toString(node)),
        },
      ]),
    ),
    notes: notes.all(),
  };
}
