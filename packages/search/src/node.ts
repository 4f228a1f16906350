export {SearchEngine} from './engine/engine.js';
export {startFile, type IndexStart} from './engine/types.js';
export {scannedSource, scanPage, type ScannedPage} from './index/scanPage.js';
