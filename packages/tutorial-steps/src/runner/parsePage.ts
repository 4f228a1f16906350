import {formatDiagnostic, parseSource, type FrontMatter, type PageSource} from '@training-catalog/content-model';
import {readSteps, type PageSteps} from '../steps.js';

/** What the command has to know of a page. */
export interface SteppedPage {
  frontMatter: FrontMatter;
  parts: PageSteps['parts'];
  /** What is wrong with the page, one message each; its steps cannot be run. */
  faults: readonly string[];
}

const parsed = new WeakMap<PageSource, SteppedPage>();

function parse(page: PageSource): SteppedPage {
  const {
    tree,
    frontMatter = {},
    faults,
  } = parseSource(page, (error) => {
    const {line = 1, reason = String(error)} = error as {line?: number; reason?: string};
    return {rule: 'mdx-syntax', line, message: `${reason}; correct the syntax`};
  });
  if (faults.length > 0) {
    return {frontMatter, parts: [], faults: faults.map(formatDiagnostic)};
  }
  const {parts, faults: stepFaults} = readSteps(tree, page.text);
  return {frontMatter, parts, faults: stepFaults.map((fault) => formatDiagnostic({...fault, file: page.file}))};
}

/** Parses a page once. */
export function parsePage(page: PageSource): SteppedPage {
  const known = parsed.get(page) ?? parse(page);
  parsed.set(page, known);
  return known;
}
