import path from 'node:path';
import {componentNode, importNode, importThemeComponents, nameValue} from '@training-catalog/content-model';
import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {cardFile, factsFile, neighborsFile, pluginName, relatedFile} from './dataFiles.js';
import {pageComponents} from './pageComponents.js';
import {folderOfPage} from './projectFolder.js';

/** Components of projects, each a theme component. */
type Card = 'ProjectFacts' | 'ProjectNeighborhood' | 'ProjectOfPage' | 'RelatedProjects';

/** A component with its data, both imported, so that the page is compiled again when the data changes. */
function card(component: Card, attribute: string, file: string): RootContent[] {
  const name = `dataOf${component}`;
  return [
    importNode(component, `@theme/${component}`),
    importNode(name, `@generated/${pluginName}/default/${file}`),
    componentNode(component, {[attribute]: nameValue(name)}),
  ];
}

/** What the plugin knows of the site. */
export interface KnownProjects {
  siteDir: string;
  /** Their folders. */
  projects: ReadonlySet<string>;
}

/**
 * Inserts what front matter says about projects: on a main page, the card with its facts and the relations to other
 * projects, after the first paragraph; on the other pages of a project, a short card at the top; and on all of them, related
 * projects at the end; and what the elements of a page need. A page with `project:` outside of the projects, such as an example, has the card alone.
 */
export function insertCards(tree: Root, file: VFile, folder: string, {siteDir, projects}: KnownProjects): void {
  importThemeComponents(tree, Object.keys(pageComponents));
  const {frontMatter} = file.data as {frontMatter?: {project?: unknown}};
  const inFolder = folderOfPage(folder, path.relative(siteDir, file.path).split(path.sep).join('/'));
  const name = inFolder !== undefined && projects.has(inFolder) ? inFolder : undefined;
  if (frontMatter?.project !== undefined) {
    const firstParagraph = tree.children.findIndex(({type}) => type === 'paragraph');
    const cards =
      name === undefined
        ? [importNode('ProjectFacts', '@theme/ProjectFacts'), componentNode('ProjectFacts')]
        : [
            ...card('ProjectFacts', 'card', cardFile(name)),
            ...card('ProjectNeighborhood', 'neighbors', neighborsFile(name)),
          ];
    tree.children.splice(firstParagraph + 1, 0, ...cards);
  } else if (name !== undefined) {
    tree.children.unshift(...card('ProjectOfPage', 'project', factsFile(name)));
  }
  if (name !== undefined) {
    tree.children.push(...card('RelatedProjects', 'projects', relatedFile(name)));
  }
}
