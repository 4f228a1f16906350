import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {pageUrl} from '@training-catalog/utils/urls';

/** Returns a function that makes full URLs of permalinks. */
export function useUrl(): (permalink: string) => string {
  const {siteConfig} = useDocusaurusContext();
  return (permalink) => pageUrl(siteConfig.url, permalink);
}
