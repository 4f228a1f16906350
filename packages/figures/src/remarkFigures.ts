import fs from 'node:fs';
import path from 'node:path';
import {componentNode, type Fault, formatDiagnostic, importNode} from '@training-catalog/content-model';
import type {Code, Parents, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {readChart} from './chart.js';
import {pluginIsLoaded} from './pluginIsLoaded.js';
import {diagramNode} from './diagramNode.js';
import {drawnDiagram} from './mermaidDiagram.js';

/** A block of a page and where it is. */
interface Block {
  node: Code;
  parent: Parents;
  index: number;
}

function blocksOf(tree: Root, language: string): Block[] {
  const blocks: Block[] = [];
  visit(tree, 'code', (node, index, parent) => {
    if (node.lang === language && parent && index !== undefined) {
      blocks.push({node, parent, index});
    }
  });
  return blocks;
}

/** Draws the charts of a page in the place of their blocks; returns the imports that the page needs. */
async function drawCharts(tree: Root, page: string, faults: Fault[]): Promise<RootContent[]> {
  const read = (file: string): string | undefined => {
    const full = path.join(path.dirname(page), file);
    return fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : undefined;
  };
  const parsed = blocksOf(tree, 'chart').map((block) => ({...block, ...readChart(block.node, read)}));
  faults.push(...parsed.flatMap((one) => one.faults));
  if (parsed.length === 0 || faults.length > 0) {
    return [];
  }
  // Most pages have none, and loading Plot delays `npm start` and builds of unchanged pages.
  const {chartNode} = await import('./chartNode.js');
  const imports = parsed.flatMap(({chart, source, parent, index}, number) => {
    if (!chart) {
      return [];
    }
    const {node, imports: own} = chartNode(chart, source, number + 1);
    parent.children[index] = node;
    return own;
  });
  return [importNode('Chart', '@theme/Chart'), ...imports];
}

/**
 * Draws the Mermaid diagrams of a page in the place of their blocks, and leaves blocks that are not drawn here to the theme
 * for Mermaid; returns the imports that the page needs.
 */
async function drawDiagrams(tree: Root, faults: Fault[]): Promise<RootContent[]> {
  const blocks = blocksOf(tree, 'mermaid');
  const drawn = await Promise.all(blocks.map(async ({node}, index) => drawnDiagram(node.value, index + 1)));
  const nodes = blocks.flatMap(({node, parent, index}, number) => {
    const {title = '', fault, drawing} = drawn[number] ?? {};
    if (fault) {
      faults.push({...fault, rule: 'diagram-syntax', line: (node.position?.start.line ?? 0) + 1 + fault.line});
    }
    if (drawing === undefined) {
      return [];
    }
    const made = diagramNode(title, drawing);
    parent.children[index] = made;
    return [made];
  });
  return nodes.length > 0 ? [importNode('Diagram', '@theme/Diagram')] : [];
}

/**
 * Remark plugin that draws the fenced blocks `chart` and `mermaid` of a page. Only pages that have some import the
 * components and their style sheets.
 *
 * @throws with file, line, and remedy if a block has a fault; or if the site does not have the plugin of this package.
 */
export default function remarkFigures() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const faults: Fault[] = [];
    const ofCharts = await drawCharts(tree, file.path, faults);
    const ofDiagrams = await drawDiagrams(tree, faults);
    if (faults.length > 0) {
      const name = path.relative(file.cwd, file.path).split(path.sep).join('/');
      throw new Error(faults.map((fault) => formatDiagnostic({...fault, file: name})).join('\n'));
    }
    const sheets = Object.entries({chart: ofCharts, diagram: ofDiagrams}).flatMap(([name, imports]) =>
      imports.length > 0 ? [name] : [],
    );
    if (sheets.length === 0) {
      return;
    }
    if (!pluginIsLoaded()) {
      throw new Error(
        '@training-catalog/figures: the site has the remark plugin but not the plugin; add "@training-catalog/figures" to `plugins` in docusaurus.config.ts',
      );
    }
    tree.children.unshift(
      ...ofCharts,
      ...ofDiagrams,
      importNode('FigureStyles', '@theme/FigureStyles'),
      componentNode('FigureStyles', {sheets: sheets.join(' ')}),
    );
  };
}
