import {escapeHtml} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/escapeHtml';

/** The titles on the way to a hit, as markup. */
export function concatDocumentPath(titles: readonly string[]): string {
  return titles.map(escapeHtml).join(' › ');
}
