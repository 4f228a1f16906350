import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {areas} from '../../catalog.config';
import {areaIds} from './contentAreas';
import {updateTimes} from './commitDates';

/** Sidebar shown on the pages of areas with several sidebars, by area. */
const displayedSidebar: ReadonlyMap<string, string | undefined> = new Map(
  areas.map(({folder, displayedSidebar: sidebar}) => [folder, sidebar]),
);

/**
 * Adds to the front matter of pages what the site knows: `displayed_sidebar` in areas with three sidebars, and, in builds,
 * the time of the page's last commit.
 */
export function withSidebarAndDate(siteDir: string, parse: ParseFrontMatter): ParseFrontMatter {
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
    const [area = ''] = file.split('/');
    if (!areaIds.includes(area)) {
      return result;
    }
    const sidebar = displayedSidebar.get(area);
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
