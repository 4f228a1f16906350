/**
 * In: code blocks with `run`, `output`, or `save`, and `lastRun:` in front matter, which `npm run tutorials --
 * --record` writes. Out: the same blocks without these keywords, output and saved files kept out of the search index,
 * and a line at the top of the page that says when its steps, or only those of the setup, were last run, on what, and
 * which were not.
 */
import type {Paragraph, PhrasingContent, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {PageFrontMatter} from '../../content-lint/model/schemas';
import {infoWords, readSteps, shownInfo} from '../../content-lint/model/steps';
import {componentNode} from '@training-catalog/content-model';
import {dayOf, notRunText, runText} from '../../shared/lastRun';

/** An element of phrasing content. */
const element = (name: string, properties: object, text: string): PhrasingContent =>
  ({
    type: 'emphasis',
    data: {hName: name, hProperties: properties},
    children: [{type: 'text', value: text}],
  }) as PhrasingContent;

/** Whether a block is the output of a step or a file that a step needs. These are long, and rarely searched for. */
const isLongText = (meta: string): boolean => infoWords(meta).some(({name}) => name === 'output' || name === 'save');

/** Remark plugin that turns marked steps into what readers see. */
export default function steps() {
  return (tree: Root, file: VFile): void => {
    const {lastRun} = (file.data.frontMatter ?? {}) as Partial<PageFrontMatter>;
    const headings = lastRun
      ? readSteps(tree, String(file.value)).parts.flatMap((part) => (part.kind === 'step' ? [part.heading] : []))
      : [];
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
    if (!lastRun) {
      return;
    }
    const day = dayOf(lastRun);
    const missing = notRunText(lastRun, headings);
    const line: Paragraph = {
      type: 'paragraph',
      data: {hProperties: {className: ['last-run', 'not-searched']}},
      children: [
        {type: 'text', value: lastRun.setupOnly ? 'Setup last run ' : 'Last run '},
        element('time', {dateTime: day}, day),
        {type: 'text', value: `${runText(lastRun)}${missing && `; ${missing}`}.`},
      ],
    };
    tree.children.unshift(line);
  };
}
