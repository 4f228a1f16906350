import type {Heading, Root, RootContent} from 'mdast';
import {isBeside, isBesideSection, isIntroduction} from './lead.js';
import {isLinkBar, normalized, prose, sentences, withoutEmoji, wordCount} from './words.js';

/** Common headings of README sections, so none of them is the component's name. */
const sectionNames =
  /^(?:about(?: (?:us|the project|this project|this repository))?|abstract|acknowledge?ments?|api(?: reference)?|authors?|background|basic usage|building|cite|citing.*|configuration|contact|contents|contributing|contributors|demo|dependencies|description|development|documentation|examples?|explanations?|faq|features?|for developers|funding|get(?:ting)? started(?: with .*)?|highlights|how (?:to|it works).*|install(?:ation)?(?: (?:and|guide|instructions).*)?|introduction|issues?(?: reporting)?|key features|licen[sc]e|links|motivation|overview|prerequisites|project (?:overview|structure)|publications?|quick ?start(?: guide)?|readme(?: md)?|references?|requirements?|roadmap|setup|summary|support|tags?|technologies.*|testing|tests|tl ?dr|todo|tutorials?|usage|welcome|why.*|(?:\d+ )?steps?|安装|使用(?:方[法式]|说明)?|快速(?:开始|入门|上手)|简介|介绍|概述|概要|背景|特[性点]|はじめに|使い方|インストール|設定|설치|사용법|소개|개요|instalación|uso|descripción|einführung|einrichtung|verwendung|übersicht)$/;

/** Words of headings of sections; a heading of nothing else is no name. */
const sectionWords = new Set(
  'a advanced and api are basic blog building building code community configuration contributing course data demo demos description development docs documentation download examples faq for from getting guide guides help how in install installation installing instructions introduction links manual manuals materials more new notes of on or other overview papers presentations publications quick quickstart recordings references related releases requirements resources running setup slides source start started support talks testing the to training tutorial tutorials usage use user users using videos what with workshop workshops'.split(
    ' ',
  ),
);

/** Titles in templates of READMEs and in start pages of frameworks, until someone replaces them. */
const placeholderTitle =
  /^(?:(?:the|your|my|this|our|insert|an? awesome) )?(?:project|repo(?:sitory)?|package|app(?:lication)?|tool|model|component|software|product|plugin)(?: s)? ?(?:title|name|id)(?: (?:goes )?here)?$|^(?:your|my) (?:awesome )?(?:project|repo(?:sitory)?|package|app|tool|component)$|^(?:title|name|heading|project|untitled|template|readme template|best readme template|component name|name of (?:the|your) (?:project|component|tool))$|^(?:model|dataset) card for (?:model id|dataset name)$|^(?:getting started with )?create react app$|^react (?:typescript )?vite$|^vue 3 (?:typescript )?vite$/;

/** Whether a heading is a template's. */
const isPlaceholderTitle = (name: string): boolean => placeholderTitle.test(normalized(name.replaceAll('_', ' ')));

/** Whether a heading names the project, in part or with other words. */
function resembles(name: string, project: string): boolean {
  const [one, other] = [name, project].map((text) => normalized(text).replaceAll(' ', ''));
  const shared = normalized(name)
    .split(' ')
    .filter((word) => word.length >= 4 && !sectionWords.has(word) && normalized(project).split(' ').includes(word));
  return one !== undefined && other !== undefined && one !== '' && other !== ''
    ? one.includes(other) || other.includes(one) || shared.length > 0
    : false;
}

/** Whether a heading is only of words that sections have. */
export const isSectionName = (name: string): boolean => {
  const folded = normalized(withoutEmoji(name));
  return sectionNames.test(folded) || folded.split(' ').every((word) => sectionWords.has(word));
};

/** What a heading says beside the name: where a paper appeared, and the version. */
function bare(name: string, project: string): string {
  const version = /(?<![\s(:–—-])[\s(:–—-]+v?\.?\s?\d+(?:\.\d+)+\)?$/i.exec(name)?.[0];
  return name
    .replace(/^\[(?=[^\]]*\b(?:19|20)\d\d\b)[^\]]*\]\s*/, '')
    .replace(/(?<!\s)\s*[([][A-Z]{3,}[ '’]*(?:19|20)?\d\d(?: [A-Z][\w ]*)?[)\]]$/, '')
    .replace(version === undefined || normalized(project).endsWith(normalized(version)) ? '' : version, '');
}

/** The component's name in a heading, or nothing if the heading has badges, links, or the name of a section. */
function nameIn(heading: Heading, project: string): string | undefined {
  const words = heading.children.filter((child) => prose(child) !== '');
  const links = words.filter(({type}) => type === 'link');
  const beside = words.filter(({type}) => type !== 'link').map((child) => prose(child));
  if (links.length > 1 && beside.every((text) => !/\p{L}{3}/u.test(text))) {
    return undefined;
  }
  const name = bare(
    withoutEmoji(prose(heading))
      .replace(/^[\s|:–—-]+|(?<![\s|:–—.,;-])[\s|:–—.,;-]+$/g, '')
      .replace(/^welcome to (?:the )?(.*?)!?$/i, '$1')
      .trim(),
    project,
  );
  const isSentence =
    (/[?!]$/.test(name) || name.split(/\s+/).length >= 10) && !normalized(name).includes(normalized(project));
  return !isSentence &&
    /\p{L}{2}|^\p{L}$/u.test(name) &&
    name.length <= 100 &&
    !/^https?:/.test(name) &&
    (!isSectionName(name) || normalized(name) === normalized(project)) &&
    !isBesideSection(name)
    ? name
    : undefined;
}

const hasWords = (node: RootContent): boolean =>
  node.type !== 'definition' && node.type !== 'html' && prose(node) !== '';

/** Whether a block says something about the component, and so begins the introduction. */
const introduces = (node: RootContent): boolean =>
  ['paragraph', 'blockquote'].includes(node.type) &&
  !isLinkBar(node) &&
  sentences(withoutEmoji(prose(node))).some((one) => wordCount(one) >= 4 && !isBeside(one));

/** The heading that names a component. */
export interface FoundName {
  heading: Heading;
  /** Undefined for a heading of a template, such as "Project Title". */
  name?: string;
}

/**
 * Finds the heading that names the component: the first one that is not a section, unless a section or the introduction
 * has started. News, tables of contents, and badges before it do not count.
 *
 * @param project the project's name, which distinguishes a long name from a sentence
 * @param isSection whether a heading starts a part of the README
 */
export function findName(tree: Root, project: string, isSection: (name: string) => boolean): FoundName | undefined {
  let isOpening = true;
  let isIntroduced = false;
  let besideDepth = 0;
  for (const node of tree.children) {
    if (node.type !== 'heading') {
      isOpening &&= !hasWords(node);
      isIntroduced ||= besideDepth === 0 && introduces(node);
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
    if (isBesideSection(words)) {
      besideDepth = node.depth;
      continue;
    }
    if (isSection(words)) {
      return undefined;
    }
    const isFirst = isOpening || (node.depth === 1 && !isIntroduced);
    if (isFirst && isPlaceholderTitle(withoutEmoji(words)) && normalized(words) !== normalized(project)) {
      return {heading: node};
    }
    const name = nameIn(node, project);
    if (name !== undefined && (isFirst || (node.depth === 1 && resembles(name, project)))) {
      return {heading: node, name};
    }
    if (isSectionName(words) || node.depth > 1 || isIntroduced) {
      return undefined;
    }
    besideDepth = 0;
  }
  return undefined;
}

/**
 * The heading below the name that is a sentence about the component and no title of a section: it ends like a sentence,
 * skips a level, or has nothing below it.
 */
export function findTagline(tree: Root, name: Heading): Heading | undefined {
  const rest = tree.children.slice(tree.children.indexOf(name) + 1);
  const at = rest.findIndex((node) => hasWords(node) && !isLinkBar(node));
  const heading = rest[at];
  if (heading?.type !== 'heading' || heading.depth <= name.depth) {
    return undefined;
  }
  const words = withoutEmoji(prose(heading));
  const below = rest.slice(at + 1).find((node) => hasWords(node) && !isLinkBar(node));
  const isTagline = /[.!]$/.test(words) || heading.depth > name.depth + 1 || below?.type === 'heading';
  return isTagline && wordCount(words) >= 4 && !isSectionName(words) && !isIntroduction(words, [])
    ? heading
    : undefined;
}

/** A repository's name as one would write it: `wild-wing_tool` as "Wild Wing Tool"; a name with spaces stays. */
export function readableName(name: string): string {
  const bare = name.replace(/^@[^/]+\//, '');
  const words = bare.split(/[-_]+/).filter(Boolean);
  return /\s/.test(bare) || words.length < 2
    ? bare
    : words
        .map((word) => (word === word.toLowerCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word))
        .join(' ');
}
