import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {pageUrl} from '../../../shared/pageUrl';

/** Full address of the landing page, and of any page by its path with the base path. */
export function useSiteRoot(): {root: string; urlOf: (permalink: string) => string} {
  const {siteConfig} = useDocusaurusContext();
  return {root: siteConfig.url + siteConfig.baseUrl, urlOf: (permalink) => pageUrl(siteConfig.url, permalink)};
}
