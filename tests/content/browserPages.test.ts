/**
 * Pages that run in the browser: their steps must print with Pyodide what the page shows. `npm run tutorials` runs the
 * same steps in a shell too.
 */
import {frontMatterOf} from '@training-catalog/content-lint';
import {readSite} from '@training-catalog/content-lint/node';
import {runsInBrowser} from '@training-catalog/pyodide-runner/node';
import {expect, it} from 'vitest';
import {runWithPyodide} from '@training-catalog/catalog-cli';
import {config} from '../support/lint';

const pages = readSite(process.cwd(), config).pages.filter((page) => runsInBrowser(frontMatterOf(page.text)));

it('pages run in the browser', () => {
  expect(pages.length).toBeGreaterThan(0);
});

it.each(pages)('$file', async (page) => {
  const {steps = []} = (await runWithPyodide(page)) ?? {};
  const failures = steps.filter(({outcome}) => outcome === 'failed');
  expect(
    failures.map(
      ({step, reason, difference, printed}) => `${page.file}:${step.line}: ${reason}\n${difference ?? printed}`,
    ),
  ).toEqual([]);
  expect(steps.some(({outcome}) => outcome === 'passed')).toBe(true);
});
