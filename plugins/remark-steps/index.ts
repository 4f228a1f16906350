/**
 * In: code blocks with `run`, `output`, or `save`, and `lastRun:` in front matter, which `npm run tutorials --
 * --record` writes. Out: the same blocks without these keywords, output and saved files kept out of the search index,
 * and a line at the top of the page (`runLine.ts`) that says how many of its steps were run, when, on what, and which
 * were not.
 */
import type {Paragraph, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {countSteps, isGuide} from '../../content-lint/model/countSteps';
import type {PageFrontMatter} from '../../content-lint/model/schemas';
import {infoWords, readSteps, shownInfo} from '../../content-lint/model/steps';
import {componentNode, parseMdx} from '@training-catalog/content-model';
import {runLine} from './runLine';

/** Whether a block is the output of a step or a file that a step needs. These are long, and rarely searched for. */
const isLongText = (meta: string): boolean => infoWords(meta).some(({name}) => name === 'output' || name === 'save');

/** Remark plugin that turns marked steps into what readers see. */
export default function steps() {
  return (tree: Root, file: VFile): void => {
    const {lastRun} = (file.data.frontMatter ?? {}) as Partial<PageFrontMatter>;
    const text = String(file.value);
    const hasSteps = isGuide(file.path) || readSteps(tree, text).parts.some(({kind}) => kind === 'step');
    // Parsed again, because other plugins have replaced parts of the tree, such as quizzes.
    const count = hasSteps ? countSteps(file.path, parseMdx(text), text, lastRun) : undefined;
    visit(tree, 'code', (node, index, parent) => {
      const {meta} = node;
      if (!meta) {
        return undefined;
      }
      node.meta = shownInfo(meta);
      if (!isLongText(meta) || !parent || index === undefined) {
        return undefined;
      }
      parent.children[index] = componentNode('div', {className: 'not-searched'}, [node]);
      return [SKIP, index + 1];
    });
    if (count) {
      const line: Paragraph = {
        type: 'paragraph',
        data: {hProperties: {className: ['last-run', 'not-searched']}},
        children: runLine(count, lastRun),
      };
      tree.children.unshift(line);
    }
  };
}
