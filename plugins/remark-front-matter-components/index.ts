/**
 * In: a page with its front matter. Out: the page with the components that its front matter requires. `project:`
 * inserts the facts card and the relations to other projects after the first paragraph; the other pages of a project
 * start with a short card, and all of them end with related projects. `plugins/lessons` inserts what `learning:`
 * requires.
 */
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import type {PageFrontMatter} from '../../content-lint/model/schemas';
import {componentNode, importNode, nameValue} from '@training-catalog/content-model';
import {projectFolder} from '../../shared/projectFolder';
import {cardFile, factsFile, neighborsFile, relatedFile} from '../catalog/factsFile';

/** A component with data of the catalog plugin, with its import, so that the page is rebuilt when the data changes. */
function dataBlock(component: string, attribute: string, file: string): RootContent[] {
  const name = `dataOf${component}`;
  return [
    importNode(name, `@generated/catalog/default/${file}`),
    componentNode(component, {[attribute]: nameValue(name)}),
  ];
}

/**
 * Makes a remark plugin that inserts the components.
 *
 * @param siteDir - folder of the site. Not an option of the plugin: Docusaurus puts options into the browser's script.
 */
export default function frontMatterComponents(siteDir: string) {
  return () =>
    (tree: Root, file: VFile): void => {
      const {project} = (file.data.frontMatter ?? {}) as Partial<PageFrontMatter>;
      const folder = projectFolder(path.relative(siteDir, file.path).split(path.sep).join('/'));
      if (project) {
        const firstParagraph = tree.children.findIndex(({type}) => type === 'paragraph');
        const cards =
          folder === undefined
            ? [componentNode('ProjectFacts')]
            : [
                ...dataBlock('ProjectFacts', 'card', cardFile(folder)),
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
