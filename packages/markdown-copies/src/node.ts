/** Markdown of a page for plugins and tests of a site. */
export {articleMarkdown} from './pageMarkdown.js';
