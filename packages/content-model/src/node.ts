export {ContentFiles, textFault} from './contentFiles.js';
export {filesIn} from './filesIn.js';
export {gitOutput} from './git.js';
export {ArgumentError, parseArguments} from './parseArguments.js';
export {limitProcessorTime, type ProcessorLimit} from './processorLimit.js';
export {ResultCache} from './resultCache.js';
export {runInChildProcess} from './runInChildProcess.js';
export {semiSpaceFlag} from './semiSpaceFlag.js';
export {writeFileAtomic} from './writeFileAtomic.js';
