import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {pageUrl} from '@training-catalog/utils/urls';

/** Full URL of the landing page, and a function that returns the full URL of a permalink. */
export function useSiteRoot(): {root: string; urlOf: (permalink: string) => string} {
  const {siteConfig} = useDocusaurusContext();
  return {root: siteConfig.url + siteConfig.baseUrl, urlOf: (permalink) => pageUrl(siteConfig.url, permalink)};
}
