import fs from 'node:fs';
import path from 'node:path';
import type {PageBarrier, View} from '@training-catalog/accessibility-check';
import {didYouMean} from '@training-catalog/utils';
import {isRefusal, parseArguments} from '@training-catalog/utils/node';
import type {SiteCommand} from '../context.js';

/** Longest markup of an element that is printed. */
const longestElement = 300;

const inWords = ({mode, width}: View): string => `${mode} at ${width} pixels`;

/** What to print of barriers: each element with all pages that have it, because most are in the frame of every page. */
function barrierLines(barriers: readonly PageBarrier[]): string[] {
  const pages = new Map<string, string[]>();
  for (const {rule, help, element, target, fix, page, ...view} of barriers) {
    const markup = element.length > longestElement ? `${element.slice(0, longestElement)}…` : element;
    const what = [`${rule}: ${target}`, markup, ...fix.split('\n'), help].join('\n  ');
    pages.set(what, [...(pages.get(what) ?? []), `/${decodeURIComponent(page)} (${inWords(view)})`]);
  }
  return [...pages].map(([what, where]) => `${where.join(', ')}: ${what}`);
}

/** `npm run check:accessibility`: checks one page of each kind of a build with axe. */
export const checkAccessibility: SiteCommand = {
  describe: () => ({
    name: 'check:accessibility',
    summary: 'Checks the largest page of each kind of a build with axe, light on a wide screen and dark on a phone',
    usage: `npm run check:accessibility -- [<folder>]

  <folder>   folder of the build (build)

Opens the pages in the Chromium that the environment variable CHROMIUM_PATH names, in one on the PATH, or in Playwright's.
If there is none, it downloads Playwright's. If that fails, it installs the system's package as root on Debian or Ubuntu.`,
  }),
  async run(args, {siteDir, site}) {
    const {positionals} = parseArguments({args: [...args], allowPositionals: true, options: {}}, didYouMean);
    const [folder = 'build'] = positionals;
    const build = path.resolve(siteDir, folder);
    if (!fs.existsSync(path.join(build, 'index.html'))) {
      console.error(`There is no build in ${folder}: run "npm run build" first`);
      return 1;
    }
    // Only here, because it loads Playwright.
    const {checkAccessibility: checked} = await import('@training-catalog/accessibility-check');
    try {
      const {pages, views, barriers} = await checked({build, baseUrl: site.address.baseUrl});
      barrierLines(barriers).forEach((line) => console.error(line));
      console.log(`${pages.length} pages, ${views.map(inWords).join(' and ')}; barriers: ${barriers.length}`);
      return barriers.length === 0 ? 0 : 1;
    } catch (error) {
      if (!isRefusal(error)) {
        throw error;
      }
      console.error(error.message);
      return 1;
    }
  },
};
