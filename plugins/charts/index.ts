import type {LoadContext, Plugin} from '@docusaurus/types';
import {styleSheetPlugin} from '../../lib/ownStyleSheet';

/**
 * The style sheet of charts (src/css/chart.css), which only pages with a chart link. In comes a fenced block `chart`;
 * remarkCharts.ts turns it into a drawing, its numbers and their source.
 */
export default function charts(context: LoadContext): Plugin {
  return styleSheetPlugin('charts', 'chart', context);
}
