import {createRequire} from 'node:module';

/** Second number of the version of the Docusaurus that builds the site: 8 of 3.8.1. */
export const docusaurusMinor = (): number => {
  const {version} = createRequire(import.meta.url)('@docusaurus/core/package.json') as {version: string};
  return Number(version.split('.')[1]);
};
