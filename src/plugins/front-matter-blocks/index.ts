import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import type {PageFrontMatter} from '../../content/schemas';

/** A component without attributes, as a block of its own. */
const block = (name: string): RootContent =>
  ({type: 'mdxJsxFlowElement', name, attributes: [], children: []}) as unknown as RootContent;

/**
 * Remark plugin: puts the blocks that front matter feeds into the page, so that authors write facts
 * only. `project:` gives the facts card after the first paragraph; `learning:` gives the opening
 * block of a lesson and the key points at its end.
 */
export default function frontMatterBlocks() {
  return (tree: Root, file: VFile): void => {
    const {project, learning} = (file.data.frontMatter ?? {}) as Partial<PageFrontMatter>;
    const firstParagraph = tree.children.findIndex(({type}) => type === 'paragraph');
    if (project) {
      tree.children.splice(firstParagraph + 1, 0, block('ProjectFacts'));
    }
    if (learning) {
      tree.children.splice(firstParagraph + 1, 0, block('LessonStart'));
      tree.children.push(block('LessonEnd'));
    }
  };
}
