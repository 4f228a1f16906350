import path from 'node:path';
import {createSlugger, getFileLoaderUtils} from '@docusaurus/utils';
import {componentNode, importNode, nameValue} from '@training-catalog/content-model';
import type {PhrasingContent, RootContent, Table, TableRow} from 'mdast';
import {columnTitle, shownCell, type Chart} from './chart.js';
import {drawChart} from './drawChart.js';
import {drawingAttributes} from './drawingAttributes.js';

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

/**
 * The component of a chart, and the imports that it needs. Data in the block becomes a URL that contains it: a separate
 * file would be one more address of the site, which changes with the title. A data file is published by Docusaurus, like
 * a file to which a page links.
 *
 * @param number position among the charts of the page, from 1
 */
export function chartNode(
  chart: Chart,
  source: readonly PhrasingContent[],
  number: number,
): {node: RootContent; imports: RootContent[]} {
  const csv = `chartData${number}`;
  const node = componentNode(
    'Chart',
    {
      heading: chart.title,
      sentence: chart.sentence,
      ...drawingAttributes(drawChart(chart, `chart-${number}`)),
      csv:
        chart.file === undefined ? `data:text/csv;charset=utf-8,${encodeURIComponent(csvOf(chart))}` : nameValue(csv),
      csvName: chart.file === undefined ? `${createSlugger().slug(chart.title)}.csv` : path.posix.basename(chart.file),
    },
    [componentNode('Chart.Source', {}, source), componentNode('Chart.Data', {}, [tableOf(chart)])],
  );
  const loader = getFileLoaderUtils(false).loaders.inlineMarkdownLinkFileLoader;
  return {node, imports: chart.file === undefined ? [] : [importNode(csv, `${loader}./${chart.file}`)]};
}
