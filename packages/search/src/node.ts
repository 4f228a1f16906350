export {SearchEngine, startFile, type IndexStart} from '@training-catalog/search-engine';
export {scannedSource, scanPage, type ScannedPage} from './index/scanPage.js';
