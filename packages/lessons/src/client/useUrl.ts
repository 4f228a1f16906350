import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Returns a function that makes full URLs of permalinks. */
export function useUrl(): (permalink: string) => string {
  const {siteConfig} = useDocusaurusContext();
  return (permalink) => siteConfig.url + encodeURI(permalink).replace(/\/$/, '');
}
