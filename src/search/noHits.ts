// Stands in for the module EmptyTemplate of @easyops-cn/docusaurus-search-local: a query without a hit
// offers the topics.
import topics from '@generated/catalog/default/topics.json';

/** HTML that the search box shows when nothing was found. */
export function EmptyTemplate(): string {
  if (process.env.NODE_ENV !== 'production') {
    return '<p class="no-hits">The search index is made by the build: npm run site</p>';
  }
  const links = topics.map(({label, permalink}) => `<a href="${encodeURI(permalink)}">${label}</a>`);
  return `<div class="no-hits"><p>No results. Browse by topic:</p><p>${links.join(' ')}</p></div>`;
}
