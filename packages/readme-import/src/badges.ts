import type {PhrasingContent, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {foldingStep} from './html.js';
import {prose} from './words.js';

/** Whether a node shows an image. */
function showsImage(node: RootContent | PhrasingContent): boolean {
  let found = false;
  visit(node, 'image', () => {
    found = true;
  });
  return found;
}

/** Whether a node holds only words that stand for images, such as the names of badges. */
const standsForImages = (node: RootContent | PhrasingContent): boolean =>
  prose(node) === '' && toString(node, {includeImageAlt: false}).trim() !== '';

/**
 * Moves what stands for badges and banners below the first block that says something, in place: a reader of the page looks
 * for what the project is, and a badge that is only words says little. Images that the page shows stay where they are.
 */
export function moveBadges(page: Root): void {
  let folded = 0;
  const at = page.children.findIndex((node) => {
    folded += foldingStep(node);
    return node.type !== 'heading' && folded === 0 && prose(node) !== '';
  });
  const first = page.children[at];
  if (first === undefined) {
    return;
  }
  const row: PhrasingContent[] = [];
  const move = (nodes: readonly PhrasingContent[]): void =>
    nodes
      .filter((node) => standsForImages(node))
      .forEach((node) => row.push(...(row.length > 0 ? [{type: 'text', value: ' '} as const] : []), node));
  const moved: RootContent[] = [];
  const above = page.children.slice(0, at).flatMap((node): RootContent[] => {
    if (node.type === 'heading' || node.type === 'html' || !standsForImages(node)) {
      return [node];
    }
    if (node.type !== 'paragraph') {
      moved.push(node);
      return [];
    }
    const shown = node.children.filter(showsImage);
    move(node.children.filter((child) => !showsImage(child)));
    return shown.length > 0 ? [{...node, children: shown}] : [];
  });
  if (first.type === 'paragraph') {
    const words = first.children.findIndex((child) => prose(child) !== '' || showsImage(child));
    const badges = first.children.slice(0, words);
    if (badges.some(standsForImages)) {
      move(badges);
      first.children.splice(0, words);
      const [opening] = first.children;
      if (opening?.type === 'text') {
        opening.value = opening.value.trimStart();
      }
    }
  }
  const below: RootContent[] = row.length > 0 ? [{type: 'paragraph', children: row}, ...moved] : moved;
  page.children = [...above, first, ...below, ...page.children.slice(at + 1)];
}
