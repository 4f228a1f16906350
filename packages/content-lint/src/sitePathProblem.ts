import {didYouMean} from '@training-catalog/utils';
import {decodedUrl} from '@training-catalog/utils/urls';

/** What is wrong with the path of a page on the site, and what to write; undefined for a page that exists, and for other URLs. */
export const sitePathProblem = (target: string, routes: ReadonlySet<string>): string | undefined =>
  target.startsWith('/') && !routes.has(decodedUrl(target).replace(/[?#][^]*$/, ''))
    ? `broken link ${target}; ${didYouMean(target, routes)}write a site path, such as /docs/intro`
    : undefined;
