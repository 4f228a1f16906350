import type {Heading, Nodes, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';

declare module 'mdast' {
  interface Data {
    /** Set if the node replaces an image: its text is alternative text, not prose. */
    isImage?: boolean;
    /** Summary of a collapsible part; set on its opening tag. */
    summary?: string;
  }
}

/** Shortest text that counts as a sentence. */
const shortestSentence = 20;

/** Letters and digits of a text in lower case, with single spaces between words. */
export const normalized = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Visible text of a node: without images, their replacements, and line breaks. */
export function prose(node: Nodes | undefined): string {
  const read = (one: Nodes): string => {
    if (one.data?.isImage || one.type === 'image' || one.type === 'html' || one.type === 'footnoteReference') {
      return '';
    }
    if (one.type === 'break') {
      return ' ';
    }
    return 'children' in one ? one.children.map(read).join('') : 'value' in one ? one.value : '';
  };
  return node ? read(node).replaceAll(/\s+/g, ' ').trim() : '';
}

/** A text without emoji and their short codes such as `:rocket:`. */
export const withoutEmoji = (text: string): string =>
  text
    .replaceAll(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f|\u20e3/gu, '')
    .replaceAll(/(?<![\w:]):[a-z][a-z0-9_+-]+:(?![\w:])/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * Sections that may precede the name without being about the component, whatever follows these words in the heading.
 */
const besideSections =
  /^(?:(?:latest|recent|project|breaking|important)? ?(?:updates?|news|announcements?)|what s new|changelog|change log|release notes|notices?|table of contents|contents|toc|badges|sponsors?|backers|supporters|citations?|status|build status)$|^(?:latest|recent|breaking|important) (?:updates?|news|changes|announcements?|releases?)\b|^what s new\b|\b(?:update|upgrade|migration|deprecation) notice$/;

/** Common headings of README sections, so none of them is the component's name. */
const sectionNames =
  /^(?:about(?: (?:us|the project|this project|this repository))?|abstract|acknowledge?ments?|api(?: reference)?|authors?|background|basic usage|building|cite|citing.*|configuration|contact|contents|contributing|contributors|demo|dependencies|description|development|documentation|examples?|explanations?|faq|features?|for developers|funding|get(?:ting)? started|highlights|how (?:to|it works).*|install(?:ation)?(?: (?:and|guide|instructions).*)?|introduction|issues?(?: reporting)?|key features|licen[sc]e|links|motivation|overview|prerequisites|project (?:overview|structure)|publications?|quick ?start(?: guide)?|readme(?: md)?|references?|requirements?|roadmap|setup|summary|support|tags?|technologies.*|testing|tests|tl ?dr|todo|tutorials?|usage|welcome|why.*|(?:\d+ )?steps?)$/;

/** The component's name in a heading, or nothing if the heading has badges, links, or the name of a section. */
function nameIn(heading: Heading, project: string): string | undefined {
  const words = heading.children.filter((child) => prose(child) !== '');
  const links = words.filter(({type}) => type === 'link');
  const beside = words.filter(({type}) => type !== 'link').map((child) => prose(child));
  if (links.length > 1 && beside.every((text) => !/\p{L}{3}/u.test(text))) {
    return undefined;
  }
  const name = withoutEmoji(prose(heading))
    .replace(/^[\s|:–—-]+|[\s|:–—.,;-]+$/g, '')
    .replace(/^welcome to (?:the )?(.*?)!?$/i, '$1')
    .trim();
  const folded = normalized(name);
  const isSentence = (/[?!]$/.test(name) || name.split(/\s+/).length >= 10) && !folded.includes(normalized(project));
  return !isSentence &&
    /\p{L}{2}|^\p{L}$/u.test(name) &&
    name.length <= 100 &&
    !/^https?:/.test(name) &&
    !sectionNames.test(folded) &&
    !besideSections.test(folded)
    ? name
    : undefined;
}

const hasWords = (node: RootContent): boolean =>
  node.type !== 'definition' && node.type !== 'html' && prose(node) !== '';

/**
 * Finds the heading that names the component: the first one that is not a section, unless a section has started. News,
 * tables of contents, and badges before it do not count.
 *
 * @param project the project's name, which distinguishes a long name from a sentence
 * @param isSection whether a heading starts a part of the README
 */
export function findName(
  tree: Root,
  project: string,
  isSection: (name: string) => boolean,
): {heading: Heading; name: string} | undefined {
  let isOpening = true;
  let besideDepth = 0;
  for (const node of tree.children) {
    if (node.type !== 'heading') {
      isOpening &&= !hasWords(node);
      continue;
    }
    const words = prose(node);
    if (withoutEmoji(words) === '') {
      continue;
    }
    if (besideDepth > 0 && node.depth > besideDepth) {
      // Part of the news.
      continue;
    }
    if (besideSections.test(normalized(withoutEmoji(words)))) {
      besideDepth = node.depth;
      continue;
    }
    if (isSection(words)) {
      return undefined;
    }
    const name = nameIn(node, project);
    if (name !== undefined && (node.depth === 1 || isOpening)) {
      return {heading: node, name};
    }
    if (sectionNames.test(normalized(withoutEmoji(words))) || node.depth > 1) {
      return undefined;
    }
    besideDepth = 0;
  }
  return undefined;
}

/** A repository's name as one would write it: `wild-wing_tool` as "Wild Wing Tool"; a name with spaces stays. */
export function readableName(name: string): string {
  const bare = name.replace(/^@[^/]+\//, '');
  return /\s/.test(bare) || !/[-_]/.test(bare)
    ? bare
    : bare
        .split(/[-_]+/)
        .filter(Boolean)
        .map((word) => (word === word.toLowerCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word))
        .join(' ');
}

/** Ends of words after which a sentence continues despite the period. */
const abbreviation =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|al|approx|resp|incl|no|fig|dr|mr|mrs|ms|prof|st|v|u\.s|[A-Z])\.\s*$/i;

const segmenter = new Intl.Segmenter('en', {granularity: 'sentence'});

/** Sentences of a text; abbreviations such as "e.g." do not end one. */
export function sentences(text: string): string[] {
  const result: string[] = [];
  for (const {segment} of segmenter.segment(text)) {
    const last = result.at(-1);
    if (last !== undefined && (abbreviation.test(last) || !/[.!?:。！？]["')\]”’]*\s*$/u.test(last))) {
      result[result.length - 1] = last + segment;
    } else {
      result.push(segment);
    }
  }
  return result.map((one) => one.trim());
}

/** Whether a paragraph is mostly links: a link bar, badges, or a reference to another page. */
function isLinkBar(node: Nodes): boolean {
  const all = prose(node);
  let inLinks = 0;
  let count = 0;
  visit(node, 'link', (link) => {
    const length = prose(link).length;
    inLinks += length;
    count += length > 0 ? 1 : 0;
  });
  return count > 0 && inLinks >= all.length * (count > 1 ? 0.5 : 0.8);
}

/** Text at the top of many READMEs that does not say what the component is. */
const besideProse =
  /\b(?:sponsor(?:s|ed|ship)?|donat(?:e|ion)s?|patreon|opencollective|buy me a coffee|give (?:us|it) a star|star (?:us|this|the) repo\w*|follow us|join (?:us|our|the)|subscribe|is hiring|we(?:['’]re| are) hiring|chat with us|discord|mailing list|newsletter|all rights reserved)\b|^(?:tags?|licen[sc]e|copyright|authors?|maintainers?|version|status|documentation|docs|website|homepage|paper|demo|source(?: code)?|english|note|warning|important|last updated?|updated|date|links?)\s*[:：|]|^(?:\[!\w+\]|(?:please )?(?:see|read|visit|click|check out|refer to)\b)|\b(?:documentation|docs) (?:can be|is|are) (?:found|available)\b|^(?:\W*https?:)|^(?:hi|hello|hey|thanks|thank you)\b|\b(?:funded|supported) (?:by|AI institute)\b|^(?:for|to (?:get|find|see|read)) (?:more|further|additional|detailed) \w+/i;

/** Text before a list that says what the component is, not only what the list contains. */
const isDefinition = (text: string): boolean =>
  /^(?!(?:here|there|these|those|below|it|you|we|to)\b)[^]*?\b(?:is|are) (?:an?|the|your|our|one) (?!(?:following|list)\b)[^]*[:：]$/i.test(
    text,
  );

const isSentence = (text: string): boolean =>
  // A remark in parentheses, a question, and the end of a list are not sentences.
  !/^\([^)]*\)$|\?$|^(?:\.{2,}|…)/.test(text) &&
  // Lists of projects show text, so the code of a formula would stay code.
  !/\\(?:[a-z]+|[{}\\])/i.test(text) &&
  text.length >= shortestSentence &&
  text.split(/\s+/).length >= 4 &&
  (text.match(/\p{L}/gu)?.length ?? 0) >= text.replaceAll(/\s/g, '').length * 0.6;

/** What a README says about its component. */
export interface Lead {
  /** From the first sentence on. */
  text: string;
  /** Whether it is in an introductory place: before the first section, or in an introduction. */
  isIntroduction: boolean;
}

/** Headings below this level are of parts of sections, such as the summary of a change. */
const deepestIntroduction = 3;

const withoutColon = (text: string): string => text.replace(/\s*[:：]$/, '.');

const introductions =
  /^(?:about.*|abstract|background|description|features?|highlights|introduction|key features|motivation|overview|project overview|summary|tl ?dr|what (?:is|does).*|welcome.*)$/;

/**
 * Text that says what the component is: the first paragraph of prose, from its first sentence on. Badges, alternative
 * texts, link bars, news, and acknowledgments of sponsors are skipped. An introduction takes precedence over the
 * beginning of other sections.
 *
 * @param nodes blocks of the page from the name on
 * @returns undefined if there is no such sentence
 */
export function findLead(nodes: readonly RootContent[]): Lead | undefined {
  let besideDepth = 0;
  let isIntroduction = true;
  let elsewhere: Lead | undefined;
  let second: Lead | undefined;
  for (const node of nodes) {
    if (node.type === 'heading') {
      const name = normalized(withoutEmoji(prose(node)));
      if (besideSections.test(name)) {
        besideDepth = node.depth;
      } else if (besideDepth > 0 && node.depth <= besideDepth) {
        besideDepth = 0;
      }
      isIntroduction = node.depth <= deepestIntroduction && introductions.test(name);
      continue;
    }
    const paragraphs = node.type === 'paragraph' ? [node] : node.type === 'blockquote' ? node.children : [];
    for (const paragraph of besideDepth > 0 ? [] : paragraphs) {
      const text = withoutEmoji(prose(paragraph));
      if (paragraph.type !== 'paragraph' || isLinkBar(paragraph) || besideProse.test(text)) {
        continue;
      }
      const all = sentences(text);
      const at = all.findIndex((one) => isSentence(one) && (!/[:：]$/.test(one) || isDefinition(one)));
      if (at >= 0) {
        const rest = all.slice(at);
        const end = rest.findIndex((one) => /[:：]$/.test(one));
        const sentences = rest.slice(0, end < 0 ? rest.length : end).filter((one) => !/^[→⇒➔➜➡»]/u.test(one));
        const said = end === 0 ? [withoutColon(rest[0] ?? '')] : sentences;
        const found = {text: said.join(' '), isIntroduction};
        if (isIntroduction) {
          return found;
        }
        elsewhere ??= found;
      }
      const [opening] = all.filter(isSentence);
      second ??= opening === undefined ? undefined : {text: withoutColon(opening), isIntroduction};
    }
  }
  return elsewhere ?? second;
}
