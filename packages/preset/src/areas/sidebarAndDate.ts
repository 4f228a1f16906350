import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import type {AreaConfig} from '../choices.js';
import {updateTimes} from './commitDates.js';

/**
 * Adds to the front matter of pages what the site knows: `displayed_sidebar` in areas with several sidebars, and, in builds,
 * the time of the page's last commit.
 */
export function withSidebarAndDate(
  siteDir: string,
  areas: readonly AreaConfig[],
  parse: ParseFrontMatter,
): ParseFrontMatter {
  const areaIds = areas.map(({folder}) => folder);
  let times: Map<string, string> | undefined;
  const timeOf = (file: string): string | undefined => {
    // `npm start` does not show update times.
    if (process.env.NODE_ENV !== 'production') {
      return undefined;
    }
    times ??= updateTimes(siteDir, areaIds);
    return times.get(file);
  };
  return async (params) => {
    const result = await parse(params);
    const file = path.relative(siteDir, params.filePath).split(path.sep).join('/');
    const [folder = ''] = file.split('/');
    const area = areas.find((one) => one.folder === folder);
    if (!area) {
      return result;
    }
    const sidebar = area.displayedSidebar;
    const date = timeOf(file);
    return {
      ...result,
      frontMatter: {
        ...(sidebar && {displayed_sidebar: sidebar}),
        ...result.frontMatter,
        // Also where only an author is written: without a date, Docusaurus asks git for each page, through a shell.
        ...(date && {last_update: {date, ...(result.frontMatter.last_update as object | undefined)}}),
      },
    };
  };
}
