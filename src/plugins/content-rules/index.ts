import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildFindings} from '../../content/catalogRules';
import {readCatalogSource} from '../../content/catalogSource';
import {format} from '../../content/finding';

/**
 * What a reader gets: no page that breaks the content rules. The build asks the same rules as
 * `npm run check` and stops at an error; `npm start` says it and goes on, because the author is at work.
 */
export default function contentRules({siteDir}: LoadContext): Plugin {
  return {
    name: 'content-rules',
    loadContent() {
      const errors = buildFindings(readCatalogSource(siteDir)).filter(({severity}) => severity === 'error');
      if (errors.length > 0) {
        const message = errors.map(format).join('\n');
        if (process.env.NODE_ENV !== 'development') {
          throw new Error(message);
        }
        console.warn(message);
      }
      return Promise.resolve();
    },
  };
}
