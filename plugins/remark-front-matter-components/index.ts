/**
 * In: a page with its front matter. Out: the page with the components that its front matter requires. `project:`
 * inserts the facts card and the relations to other projects after the first paragraph; the other pages of a project
 * start with a short card, and all of them end with related projects. `plugins/lessons` inserts what `learning:`
 * requires.
 */
import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import type {PageFrontMatter} from '../../content-lint/model/schemas';
import {componentNode, importNode, nameValue} from '../../lib/mdxNodes';
import {describedFile, factsFile, neighborsFile, relatedFile} from '../catalog/factsFile';

/** Folder in docs/ that contains a page; undefined for other pages. */
const projectFolder = (file: string): string | undefined =>
  /[\\/]docs[\\/]([^\\/]+)[\\/][^\\/]+\.mdx?$/.exec(file)?.[1];

/** A component with data of the catalog plugin, with its import, so that the page is rebuilt when the data changes. */
function dataBlock(component: string, attribute: string, file: string): RootContent[] {
  const name = `dataOf${component}`;
  return [
    importNode(name, `@generated/catalog/default/${file}`),
    componentNode(component, {[attribute]: nameValue(name)}),
  ];
}

/** Remark plugin that inserts the components. */
export default function frontMatterComponents() {
  return (tree: Root, file: VFile): void => {
    const {project} = (file.data.frontMatter ?? {}) as Partial<PageFrontMatter>;
    const folder = projectFolder(file.path);
    if (project) {
      const firstParagraph = tree.children.findIndex(({type}) => type === 'paragraph');
      const cards =
        folder === undefined
          ? [componentNode('ProjectFacts')]
          : [
              ...dataBlock('ProjectFacts', 'described', describedFile(folder)),
              ...dataBlock('ProjectNeighborhood', 'neighbors', neighborsFile(folder)),
            ];
      tree.children.splice(firstParagraph + 1, 0, ...cards);
    } else if (folder !== undefined) {
      tree.children.unshift(...dataBlock('ProjectOfPage', 'project', factsFile(folder)));
    }
    if (folder !== undefined) {
      tree.children.push(...dataBlock('RelatedProjects', 'projects', relatedFile(folder)));
    }
  };
}
