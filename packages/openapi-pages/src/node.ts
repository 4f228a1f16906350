/** The linter and the generator, for commands. */
export {clientTools} from './clients.js';
export {describeProblems, type Problem} from './describeProblems.js';
export {generateStalePages} from './generatePages.js';
export {markdownText} from './markdownText.js';
export {inspect, type Inspection} from './inspect.js';
export {inspectSafely, type InspectionRequest} from './inspectSafely.js';
export {operationData} from './operationData.js';
export {operationItems} from './operationItems.js';
export {readSpecification} from './readSpecification.js';
export {allowedTags, type AllowedTags} from './tags.js';
export {isBesideModel} from './resolveReferences.js';
