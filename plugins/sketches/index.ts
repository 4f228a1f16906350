/**
 * In: fenced `sketch` blocks in pages (YAML); `content-lint/model/sketch.ts` parses and checks them. Out: for each
 * block an SVG drawing of a window with numbered parts, in a wide and a narrow version, and the list of what the
 * numbers mean. `remarkSketches.ts` is the remark plugin; `drawSketch.ts` draws.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {styleSheetPlugin} from '../../lib/separateStyleSheet';

/** Publishes `src/css/sketch.css`, which only pages with a sketch link. */
export default function sketches(context: LoadContext): Plugin {
  return styleSheetPlugin('sketches', 'sketch', context);
}
