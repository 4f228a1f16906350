export {copyFileNames, type CopyFile, type CopySettings, type CopySummary} from './copy.js';
export {writeOfflineCopy, type CopyRules} from './node/writeOfflineCopy.js';
