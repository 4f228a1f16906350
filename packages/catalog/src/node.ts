/** The catalog for plugins and tests of a site: how it is read, laid out, and published. */
export {releaseNews, landingOf, listsOf, newsOf} from './data/lists.js';
export {describesOf, factsOf, pagesByProject, readCatalog, readRecord} from './data/readCatalog.js';
export {lastRunOf, StepCounts} from './data/stepCounts.js';
export {pagesOfPlugin} from './docsPages.js';
export {topicGraph} from './layout/topicGraph.js';
export {articleMarkdown} from './publish/pageMarkdown.js';
export {validOptions, type CatalogSettings} from './options.js';
