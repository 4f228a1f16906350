export {askIfPossible, type Ask} from './ask.js';
export {runImport, type ImportCommand} from './command.js';
export {checkFolder, checkProjectName} from './files.js';
export {writePage} from './pageText.js';
export {importProject, openReadme, type ImportRequest, type ImportResult, type OpenReadme} from './project.js';
export {ImportError} from './report.js';
export {validSettings, type ImportedPage, type ImportSettings} from './settings.js';
export {matchTag, splitReadme, type SplitOptions, type SplitReadme} from './split.js';
export {shorten} from './words.js';
