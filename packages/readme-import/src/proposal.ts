import type {Heading, Paragraph, Root, RootContent} from 'mdast';
import {foldingStep} from './html.js';
import {isLinkBar, prose, sentences, widthOf, withoutEmoji, wordCount} from './words.js';

/** Number of words and width of the shortest text that counts as a sentence: shorter ones greet, or label a line. */
const shortestSentence = {words: 4, width: 16};

/** Whether a block says something: it has words that are neither of images nor of a bar of links, and is no heading. */
const saysSomething = (node: RootContent): boolean => node.type !== 'heading' && prose(node) !== '' && !isLinkBar(node);

/** Whether a heading holds links to other pages and nothing else. */
export const isLinkHeading = (node: Heading): boolean =>
  isLinkBar(node) && node.children.filter((child) => child.type === 'link' && prose(child) !== '').length > 1;

/** Text of a heading as a title: without emoji and a colon at its end. A backslash would begin an escape in front matter. */
export const titleOf = (heading: Heading): string =>
  withoutEmoji(prose(heading))
    .replace(/(?<![\s:：])[\s:：]+$/, '')
    .replaceAll('\\', '/');

/**
 * The heading that stands above the README: its first one, if nothing is said before it, and if no later one is of a higher
 * level. What it says is not judged; a person does that.
 *
 * @param isPart whether a heading begins a part of the README that becomes a page of its own
 */
export function titleHeading({children}: Root, isPart: (name: string) => boolean): Heading | undefined {
  const headings = children.filter(
    (node): node is Heading => node.type === 'heading' && titleOf(node) !== '' && !isLinkHeading(node),
  );
  const [first, ...later] = headings;
  return first === undefined ||
    isPart(prose(first)) ||
    later.some(({depth}) => depth < first.depth) ||
    children.slice(0, children.indexOf(first)).some(saysSomething)
    ? undefined
    : first;
}

/** The first thing that a README says about its component. */
export interface Lead {
  /** One sentence. */
  sentence: string;
  /** That sentence, and the rest of its paragraph. */
  paragraph: string;
}

/** The first sentence of a paragraph, and what follows it; undefined if the paragraph has none. */
function leadOf(paragraph: Paragraph): Lead | undefined {
  const all = sentences(withoutEmoji(prose(paragraph)));
  // Lists of projects show text, so the code of a formula would stay code.
  const isSentence = (text: string): boolean =>
    wordCount(text) >= shortestSentence.words && widthOf(text) >= shortestSentence.width && !text.includes('\\');
  const at = all.findIndex(isSentence);
  const [sentence, ...rest] = at < 0 ? [] : all.slice(at);
  if (sentence === undefined) {
    return undefined;
  }
  const end = rest.findIndex((text) => text.includes('\\'));
  const following = end < 0 ? rest : rest.slice(0, end);
  // What introduces a list ends here.
  const whole = (text: string): string => text.trim().replace(/(?<!\s)\s*[:：]$/, '.');
  return {sentence: whole(sentence), paragraph: whole([sentence, ...following].join(''))};
}

/**
 * The first sentence of the first paragraph of a page that has one. Paragraphs of images and of links, and what is
 * collapsed, do not count.
 */
export function findLead(nodes: readonly RootContent[]): Lead | undefined {
  let folded = 0;
  for (const node of nodes) {
    folded += foldingStep(node);
    const inside = node.type === 'paragraph' ? [node] : node.type === 'blockquote' ? node.children : [];
    for (const paragraph of folded > 0 ? [] : inside) {
      const found = paragraph.type === 'paragraph' && !isLinkBar(paragraph) ? leadOf(paragraph) : undefined;
      if (found !== undefined) {
        return found;
      }
    }
  }
  return undefined;
}
