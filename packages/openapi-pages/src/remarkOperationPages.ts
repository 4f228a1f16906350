import path from 'node:path';
import {importerValue, importNode} from '@training-catalog/content-model';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {isGenerated} from './generatedFolders.js';
import {isDataFile} from './pageFiles.js';

/** Components of reference pages, by the name of the theme component. */
const components = new Set(['ApiEndpoint', 'Tabs', 'TabItem', 'TryIt']);

/** Components that any page may use. */
const everywhere = new Set(['ApiSets']);

/**
 * Remark plugin that imports the components of reference pages, and gives `<TryIt file="x.operation.json" />` a function
 * that loads the file next to the page. They take effect only in pages that the plugin has made in this process. Any page
 * may have `<ApiSets />`, the list of all sets.
 */
export default function remarkOperationPages() {
  return (tree: Root, file: {path: string}): void => {
    const isOurs = isGenerated(path.dirname(file.path));
    const used = new Set<string>();
    visit(tree, 'mdxJsxFlowElement', (element) => {
      const {name} = element;
      if (name === null || !(everywhere.has(name) || (isOurs && components.has(name)))) {
        return;
      }
      used.add(name);
      const data = element.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'file')?.value;
      if (name === 'TryIt' && typeof data === 'string' && isDataFile(data)) {
        element.attributes = [{type: 'mdxJsxAttribute', name: 'load', value: importerValue(`./${data}`)}];
      }
    });
    tree.children.unshift(...[...used].map((name) => importNode(name, `@theme/${name}`)));
  };
}
