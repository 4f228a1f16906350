export {SearchEngine, type SearchRequest} from './engine/engine.js';
export {indexFiles, startFile, type Hit, type IndexedPage, type IndexStart, type PagesFile} from './engine/types.js';
export {makeIndex, type IndexSettings, type IndexSizes} from './index/makeIndex.js';
export {scannedSource, scanPage, type PageType, type ScannedPage} from './index/scanPage.js';
