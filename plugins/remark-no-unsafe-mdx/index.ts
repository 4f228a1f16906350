/**
 * In: the syntax tree that a page is compiled from. Out: the same tree, or an error if the page could run code in a
 * reader's browser (`content-lint/rules/unsafeMarkup.ts`). It must be the first plugin, because later ones insert
 * components.
 */
import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {formatDiagnostic} from '@training-catalog/content-model';
import {linesAboveText} from '@training-catalog/content-model/node';
import {unsafeMarkup} from '../../content-lint/rules/unsafeMarkup';

/**
 * Remark plugin that stops the build at unsafe markup.
 *
 * @throws with `file:line: what is wrong; what to write [rule]` for each fault.
 */
export default function noUnsafeMdx() {
  return (tree: Root, file: VFile): void => {
    const faults = unsafeMarkup(tree);
    if (faults.length > 0) {
      const name = path.relative(file.cwd, file.path).split(path.sep).join('/');
      const above = linesAboveText(file.path);
      throw new Error(
        faults.map((fault) => formatDiagnostic({...fault, file: name, line: fault.line + above})).join('\n'),
      );
    }
  };
}
