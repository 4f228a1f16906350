/** Checks the files in openapi/, and makes the reference pages from them again if something has changed. */
import {generateStalePages} from '@training-catalog/openapi-pages/node';
import {siteSettings} from '../../packages.config';
import {helpIfRequested} from '../help/command';
import {apiPages} from './usage';

helpIfRequested(apiPages);

generateStalePages(siteSettings.openApiSiteIn(process.cwd())).then(
  (problems) => {
    if (problems.length > 0) {
      console.error(problems.join('\n'));
      process.exitCode = 1;
    }
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
