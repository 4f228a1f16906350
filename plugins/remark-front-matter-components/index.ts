import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import type {PageFrontMatter} from '../../content-lint/model/schemas';
import {describedFile, factsFile, neighborsFile} from '../catalog/factsFile';

/** A component without attributes, as a block of its own. */
const block = (name: string): RootContent =>
  ({type: 'mdxJsxFlowElement', name, attributes: [], children: []}) as unknown as RootContent;

/** Folder in docs/ that a page stands in, or undefined for other pages. */
const projectFolder = (file: string): string | undefined =>
  /[\\/]docs[\\/]([^\\/]+)[\\/][^\\/]+\.mdx?$/.exec(file)?.[1];

/** A component that shows data of the catalog plugin, with its import; so the page is made anew when they change. */
function dataBlock(component: string, attribute: string, file: string): RootContent[] {
  const source = `@generated/catalog/default/${file}`;
  const name = `dataOf${component}`;
  const expression = {type: 'Identifier', name};
  const program = (statement: object): object => ({type: 'Program', sourceType: 'module', body: [statement]});
  const importData = {
    type: 'ImportDeclaration',
    specifiers: [{type: 'ImportDefaultSpecifier', local: expression}],
    source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
    attributes: [],
  };
  const value = {
    type: 'mdxJsxAttributeValueExpression',
    value: name,
    data: {estree: program({type: 'ExpressionStatement', expression})},
  };
  const element = {
    type: 'mdxJsxFlowElement',
    name: component,
    attributes: [{type: 'mdxJsxAttribute', name: attribute, value}],
    children: [],
  };
  return [{type: 'mdxjsEsm', value: '', data: {estree: program(importData)}}, element] as unknown as RootContent[];
}

/**
 * Remark plugin: puts the blocks that front matter feeds into the page, so that authors write facts only. `project:`
 * gives the facts card and the relations to other projects after the first paragraph; `learning:` gives the opening
 * block of a lesson and the key points at its end; the other pages of a project open with a short card.
 */
export default function frontMatterComponents() {
  return (tree: Root, file: VFile): void => {
    const {project, learning} = (file.data.frontMatter ?? {}) as Partial<PageFrontMatter>;
    const firstParagraph = tree.children.findIndex(({type}) => type === 'paragraph');
    const folder = projectFolder(file.path);
    if (project) {
      const cards =
        folder === undefined
          ? [block('ProjectFacts')]
          : [
              ...dataBlock('ProjectFacts', 'described', describedFile(folder)),
              ...dataBlock('ProjectNeighborhood', 'neighbors', neighborsFile(folder)),
            ];
      tree.children.splice(firstParagraph + 1, 0, ...cards);
    }
    if (learning) {
      tree.children.splice(firstParagraph + 1, 0, block('LessonStart'));
      tree.children.push(block('LessonEnd'));
    }
    if (folder !== undefined && !project) {
      tree.children.unshift(...dataBlock('ProjectOfPage', 'project', factsFile(folder)));
    }
  };
}
