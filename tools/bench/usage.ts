import type {Command} from '@training-catalog/preset';

/** `npm run bench`. */
export const benchPages: Command = {
  name: 'bench',
  summary: "Measures each kind of page in build/ with Lighthouse's mobile settings, and saves the medians to bench/",
  usage: `npm run bench -- [options]

  --runs <number>   runs of each page (5)
  --only <kind>     measure only this kind of page, such as "landing page"
  --url <address>   also measure a page of another site; repeat it for several

Downloads Lighthouse.`,
};

/** `npm run bench:build`. */
export const benchBuilds: Command = {
  name: 'bench:build',
  summary: 'Measures builds, the start of npm start, and the time from an edit to the updated page',
};

/** `npm run bench:search`. */
export const benchSearch: Command = {
  name: 'bench:search',
  summary: 'Measures the search of build/: judged queries, what a query loads, and the time to the first result',
};
