import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {importerValue} from '@training-catalog/content-model';
import {isPageFile} from './pageFiles';

/** Components that load a file next to their page on request. */
const loading = ['OtherLanguages', 'TryIt'];

/**
 * Remark plugin: gives `<OtherLanguages file="x.requests.json" />` of a reference page, and the like, a function that
 * loads the file next to the page. Authors cannot write it, because pages contain no code, so a contributor's page
 * cannot load files.
 */
export default function pageFiles() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (element) => {
      const file = element.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'file')?.value;
      if (!loading.includes(element.name ?? '') || typeof file !== 'string' || !isPageFile(file)) {
        return;
      }
      element.attributes = [{type: 'mdxJsxAttribute', name: 'load', value: importerValue(`./${file}`)}];
    });
  };
}
