/** The sets of a site, and the names of their pages, without the linter and the generator, which take long to load. */
export {operationFieldsOf, type OperationFields} from './fieldNames.js';
export {isDataFile} from './pageFiles.js';
export {apiId, writeSets} from './newSet.js';
export {openApiSite, type OpenApiPagesOptions, type OpenApiSite} from './options.js';
export {pageNamesOf} from './pageNames.js';
export {sidebarCategories} from './sidebarCategories.js';
export type {SetFacts} from './setFacts.js';
export {filesOf, folderProblem, readSets, stateOfPages, tagProblems, tagsOf, type ApiSet} from './sets.js';
export {SpecificationFiles} from './specificationFiles.js';
