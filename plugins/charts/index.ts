/**
 * In: fenced `chart` blocks in pages; `content-lint/model/chart.ts` parses and checks them. Out: for each block an SVG
 * drawing in a wide and a narrow version, its source, and its numbers as a folded table and a CSV file.
 * `remarkCharts.ts` is the remark plugin; `drawChart.ts` draws with Observable Plot, with linkedom in place of a
 * browser.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {styleSheetPlugin} from '../../lib/separateStyleSheet';

/** Publishes `src/css/chart.css`, which only pages with a chart link. */
export default function charts(context: LoadContext): Plugin {
  return styleSheetPlugin('charts', 'chart', context);
}
