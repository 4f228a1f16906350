import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';

declare module 'mdast' {
  interface Data {
    /** Set if the node replaces an image: its text is alternative text, not prose. */
    isImage?: boolean;
    /** URL of an image that a text stands for, inside a link. */
    source?: string;
    /** Set on the summary of a collapsible part, behind its opening tag. */
    isSummary?: boolean;
  }
}

/** Letters and digits of a text in lower case, with single spaces between words. */
export const normalized = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
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

const wordSegmenter = new Intl.Segmenter('en', {granularity: 'word'});

/** Number of words of a text, also in languages that put no spaces between words. */
export function wordCount(text: string): number {
  let count = 0;
  for (const {isWordLike} of wordSegmenter.segment(text)) {
    count += Number(isWordLike);
  }
  return count;
}

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/gu;

/** Width of a text in Latin letters: a letter of East Asian scripts takes the place of two. */
export const widthOf = (text: string): number => text.length + (text.match(wide)?.length ?? 0);

/** Ends of words after which a sentence continues despite the period. */
const abbreviation =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|al|approx|resp|incl|no|fig|dr|mr|mrs|ms|prof|st|v|u\.s|[A-Z])\.\s*$/i;

const sentenceSegmenter = new Intl.Segmenter('en', {granularity: 'sentence'});

/** Sentences of a text, each with the space behind it; abbreviations such as "e.g." and names such as ".NET" end none. */
export function sentences(text: string): string[] {
  const result: string[] = [];
  for (const {segment} of sentenceSegmenter.segment(text)) {
    const last = result.at(-1);
    if (last !== undefined && (abbreviation.test(last.slice(-20)) || !/\S[.!?:。！？：]["')\]”’]*\s*$/u.test(last))) {
      result[result.length - 1] = last + segment;
    } else {
      result.push(segment);
    }
  }
  return result;
}

/**
 * The sentences that fit into a number of Latin letters; at least the beginning of the first one, followed by "...".
 */
export function shorten(text: string, limit: number): string {
  const whole = text.replaceAll(/\s+/g, ' ').trim();
  if (widthOf(whole) <= limit) {
    return whole;
  }
  let fitting = '';
  for (const sentence of sentences(whole)) {
    const longer = fitting + sentence;
    if (widthOf(longer.trimEnd()) > limit) {
      break;
    }
    fitting = longer;
  }
  if (widthOf(fitting) >= 20) {
    return fitting.trimEnd();
  }
  let cut = '';
  for (const letter of whole) {
    if (widthOf(cut) + widthOf(letter) > limit - 3) {
      break;
    }
    cut += letter;
  }
  const words = cut.replace(/(?<![\s,;:–—-])[\s,;:–—-]+\S*$/, '');
  return `${words.length >= cut.length / 2 ? words : cut}...`;
}

/** Whether a block is mostly links: a link bar, badges, or a reference to another page. */
export function isLinkBar(node: Nodes): boolean {
  const all = prose(node);
  let inLinks = 0;
  let count = 0;
  visit(node, 'link', (link) => {
    const {length} = prose(link);
    inLinks += length;
    count += length > 0 ? 1 : 0;
  });
  if (count > 0 && inLinks >= all.length * (count > 1 ? 0.5 : 0.8)) {
    return true;
  }
  // One entry may be no link: the language of this README, for example.
  const entries = all.split(/(?<!\s)\s*[|｜·•‧∙]\s*/).filter(Boolean);
  return count > 0 && entries.length > 1 && entries.every((entry) => entry.length <= 30);
}
