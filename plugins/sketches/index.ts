import type {LoadContext, Plugin} from '@docusaurus/types';
import {styleSheetPlugin} from '../../lib/ownStyleSheet';

/**
 * Publishes src/css/sketch.css as a style sheet that only pages with a sketch link. The drawings themselves are made by
 * remarkSketches.ts.
 */
export default function sketches(context: LoadContext): Plugin {
  return styleSheetPlugin('sketches', 'sketch', context);
}
