import fs from 'node:fs';
import path from 'node:path';
import type {Paragraph, PhrasingContent, Root, RootContent, Table, TableRow} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {columnTitle, readChart, shownCell, type Chart} from '../../content-lint/model/chart';
import {drawingAttributes} from '../../lib/drawingAttributes';
import {componentNode, importNode} from '@training-catalog/content-model';
import {slug} from '../../shared/slug';
import type {drawChart} from './drawChart';

const row = (cells: readonly string[]): TableRow => ({
  type: 'tableRow',
  children: cells.map((value) => ({type: 'tableCell', children: [{type: 'text', value}]})),
});

/** The numbers of a chart as written in its data, with digits grouped in long ones. */
export function tableOf({columns, rows}: Chart): Table {
  return {
    type: 'table',
    children: [
      row(columns.map(columnTitle)),
      ...rows.map((cells) => row(cells.map((cell, index) => shownCell(cell, columns[index]?.kind ?? 'text')))),
    ],
  };
}

/** The numbers of a chart as a CSV file. */
export function csvOf({columns, rows}: Chart): string {
  const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return [columns.map(columnTitle), ...rows].map((cells) => `${cells.map(quoted).join(',')}\n`).join('');
}

/** A chart of a page, and how to replace its block. */
interface FoundChart {
  chart: Chart;
  source: readonly PhrasingContent[];
  replace: (by: RootContent) => void;
}

/** Name of the file that readers save. */
const fileName = (title: string): string => `${slug(title)}.csv`;

function chartNode({chart, source}: FoundChart, id: string, folder: string, draw: typeof drawChart): RootContent {
  const line: Paragraph = {type: 'paragraph', children: [{type: 'text', value: 'Source: '}, ...source]};
  const summary = componentNode('summary', {}, [{type: 'text', value: 'Numbers as a table'}]);
  const url =
    chart.file === undefined
      ? // A separate file would add a published URL each time a title changes.
        `data:text/csv;charset=utf-8,${encodeURIComponent(csvOf(chart))}`
      : `pathname:///${path.posix.join(folder, chart.file).split('/').map(encodeURIComponent).join('/')}`;
  return componentNode(
    'Chart',
    {
      heading: chart.title,
      sentence: chart.sentence,
      ...drawingAttributes(draw(chart, id)),
      csv: url,
      csvName: chart.file === undefined ? fileName(chart.title) : path.posix.basename(chart.file),
    },
    [line, componentNode('details', {}, [summary, tableOf(chart)])],
  );
}

/**
 * Makes a remark plugin that draws the fenced blocks `chart` of a page.
 *
 * @param siteDir - root of the repository. Not an option of the plugin: Docusaurus puts options into the browser's
 * script.
 */
export default function charts(siteDir: string) {
  return () =>
    async (tree: Root, vfile: VFile): Promise<void> => {
      const folder = path.relative(siteDir, path.dirname(vfile.path)).split(path.sep).join('/');
      const read = (name: string): string | undefined => {
        const file = path.join(siteDir, folder, name);
        return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
      };
      const found: FoundChart[] = [];
      visit(tree, 'code', (node, index, parent) => {
        if (node.lang !== 'chart' || !parent || index === undefined) {
          return;
        }
        const {chart, source} = readChart(node, read);
        // `npm start` continues after the content rules have reported the error; a build stops there.
        if (chart) {
          found.push({chart, source, replace: (by) => (parent.children[index] = by)});
        }
      });
      if (found.length === 0) {
        return;
      }
      // Most pages have none, and loading Plot delays `npm start` and builds of unchanged pages.
      const {drawChart: draw} = await import('./drawChart');
      found.forEach((one, number) => one.replace(chartNode(one, `chart-${number + 1}`, folder, draw)));
      tree.children.unshift(
        importNode('Chart', '@site/src/components/Chart'),
        importNode('ChartStyles', '@site/src/components/Chart/ChartStyles'),
        componentNode('ChartStyles'),
      );
    };
}
