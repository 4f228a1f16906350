/** The catalog for plugins and tests of a site: how it is read, laid out, and published. */
export {factsOf, readCatalog, readRecord} from './data/readCatalog.js';
export {lastRunOf} from './data/stepCounts.js';
export {pagesOfPlugin} from './docsPages.js';
export {topicGraph} from './layout/topicGraph.js';
export {validOptions, type CatalogSettings} from './options.js';
