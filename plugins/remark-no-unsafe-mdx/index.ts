import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {unsafeMarkup} from '../../content-lint/rules/unsafeMarkup';

/**
 * Remark plugin: stops the build at a page that could run code in a reader's browser. It sees the
 * very tree that the page is made from, so that nothing gets past it that a second parser would
 * read otherwise. It has to be the first plugin: later ones put components in.
 *
 * @throws with `file:line: what is wrong; what to write` for each fault.
 */
export default function noUnsafeMdx() {
  return (tree: Root, file: VFile): void => {
    const faults = unsafeMarkup(tree);
    if (faults.length > 0) {
      const name = path.relative(file.cwd, file.path).split(path.sep).join('/');
      throw new Error(faults.map(({line, message}) => `${name}:${line}: ${message}`).join('\n'));
    }
  };
}
