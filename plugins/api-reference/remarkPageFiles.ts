import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {importerValue} from '@training-catalog/content-model';
import {isDataFile} from './pageFiles';

/**
 * Remark plugin: gives `<TryIt file="x.operation.json" />` of a reference page a function that loads the file next to the
 * page. Authors cannot write it, because pages contain no code, so a contributor's page cannot load files.
 */
export default function pageFiles() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (element) => {
      const file = element.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'file')?.value;
      if (element.name !== 'TryIt' || typeof file !== 'string' || !isDataFile(file)) {
        return;
      }
      element.attributes = [{type: 'mdxJsxAttribute', name: 'load', value: importerValue(`./${file}`)}];
    });
  };
}
