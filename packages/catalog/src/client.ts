/** What components of a site need from the catalog. */
export {passive, relationKinds, type Relation} from './relations.js';
export {facets} from './types.js';
export type * from './types.js';
