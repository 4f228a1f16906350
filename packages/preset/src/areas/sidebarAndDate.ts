import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import type {AreaConfig} from '../choices.js';
import type {TimeOf} from './commitDates.js';

/**
 * Adds to the front matter of pages what the site knows: `displayed_sidebar` in areas with several sidebars, and, in builds,
 * the time of the page's last commit.
 *
 * @param timeOf gives the time of a file, as `commitTimes` does
 */
export function withSidebarAndDate(
  siteDir: string,
  areas: readonly AreaConfig[],
  parse: ParseFrontMatter,
  timeOf: TimeOf,
): ParseFrontMatter {
  return async (params) => {
    const result = await parse(params);
    const file = path.relative(siteDir, params.filePath).split(path.sep).join('/');
    const [folder = ''] = file.split('/');
    const area = areas.find((one) => one.folder === folder);
    if (!area) {
      return result;
    }
    const sidebar = area.displayedSidebar;
    const date = timeOf(params.filePath);
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
