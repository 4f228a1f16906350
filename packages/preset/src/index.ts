export {catalogConfig, type ConfigOptions} from './config.js';
export {catalogSite, type CatalogSite} from './site.js';
export type {AreaConfig, CatalogChoices} from './choices.js';
export {apiSidebars, folderSidebars} from './areas/sidebars.js';
export {checkAreaFolders} from './areas/checkFolders.js';
export {remarkReferences} from './references/remarkReferences.js';
export {updateTimes} from './areas/commitDates.js';
export {callOf, helpIfRequested, helpText, type Command, type CommandGroup} from './commands.js';
