/** What components of a site need from the catalog. */
export {compareIgnoreCase} from './client/compareIgnoreCase.js';
export {useCounted} from './client/counted.js';
export {ListCount} from './client/explorerParts.js';
export {default as FactList, type Fact} from './client/FactList.js';
export {containsWords} from './client/filter.js';
export {default as ListCard} from './client/ListCard.js';
export {allRelationTexts} from './client/relationTexts.js';
export {default as ScrollBox} from './client/ScrollBox.js';
export {releaseOf, topicMark} from './client/settings.js';
export {default as Table} from './client/Table.js';
export type {CatalogIconProps} from './client/themeProps.js';
export type {ProjectExplorerProps} from './theme/ProjectExplorer.js';
export type * from './types.js';
