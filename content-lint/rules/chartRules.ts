import path from 'node:path';
import type {Root} from 'mdast';
import {parseDocument} from 'yaml';
import {dataFolder} from '../../shared/lessonElements';
import {analyzePage} from '../model/analyzePage';
import type {CatalogSource} from '../model/catalogSource';
import {readChart, type ChartBlock} from '../model/chart';
import {errorAt, type Diagnostic} from '../model/diagnostic';
import {didYouMean} from '../model/nearest';
import {forEachNode} from '../model/nodes';

/** All charts of a page, faulty ones included. */
function chartsOf(tree: Root): ChartBlock[] {
  const blocks: ChartBlock[] = [];
  forEachNode(tree, (node) => {
    if (node.type === 'code' && node.lang === 'chart') {
      blocks.push({value: node.value, position: node.position});
    }
  });
  return blocks;
}

/** Charts of a page that refer to a data file and have valid settings. */
export const chartFilesOf = (tree: Root): ChartBlock[] =>
  chartsOf(tree).filter((block) => {
    const {file, faults} = readChart(block);
    return file !== undefined && faults.length === 0;
  });

const dataFilePattern = new RegExp(`(?<![\\w/])${dataFolder}/[^\\s"']+`, 'g');

/** Data file that a chart names. A chart that is not valid YAML may name any file in its text. */
function namedFiles({value}: ChartBlock): string[] {
  const document = parseDocument(value, {prettyErrors: false});
  if (document.errors.length > 0) {
    return value.match(dataFilePattern) ?? [];
  }
  const file: unknown = document.get('file');
  return typeof file === 'string' ? [file] : [];
}

/**
 * Data files that the charts of a page name. Faulty charts count, because correcting the fault is all that their author
 * has to do: the file is not without a source.
 */
export const chartDataOf = (tree: Root): string[] => chartsOf(tree).flatMap(namedFiles);

/** Charts whose data file is missing or invalid. Faults in the page itself are in pageRules.ts. */
export function chartDiagnostics(source: CatalogSource): Diagnostic[] {
  return source.pages.flatMap((page) => {
    const folder = path.posix.dirname(page.file);
    return analyzePage(page).chartFiles.flatMap((block) => {
      const {file = '', faults} = readChart(block, (name) => source.readIfPresent(path.posix.join(folder, name)));
      const beside = source.files
        .filter((one) => one.file.startsWith(`${folder}/`))
        .map((one) => one.file.slice(folder.length + 1));
      const near = source.files.some((one) => one.file === path.posix.join(folder, file))
        ? ''
        : didYouMean(file, beside);
      return faults.map(({line, message}) =>
        errorAt(page.file, line, near === '' ? message : `${message}; ${near.trim()}`),
      );
    });
  });
}
