import type {SiteCommand} from '../context.js';

/** `npm run api-pages`: makes the reference pages again if something has changed. */
export const apiPages: SiteCommand = {
  describe: () => ({
    name: 'api-pages',
    summary: 'Checks the specifications in openapi/ and makes their pages, as every start and build does',
  }),
  async run(_, {siteDir, site}) {
    const {generateStalePages} = await import('@training-catalog/openapi-pages/node');
    const problems = await generateStalePages(site.openApiSiteIn(siteDir));
    if (problems.length > 0) {
      console.error(problems.join('\n'));
    }
    return problems.length > 0 ? 1 : 0;
  },
};
