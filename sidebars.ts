import {folderSidebars} from '@training-catalog/preset';

/**
 * Sidebars of the projects and of the guide. All three are made from the same folder, so each category has three generated
 * pages; the order here decides which one has no suffix (docs), `-1` (api), `-2` (curriculum). Pages show docsSidebar
 * (`displayedSidebar` in catalog.config.ts).
 */
export default folderSidebars('docsSidebar', 'apiSidebar', 'curriculumSidebar');
