import {folderSidebars} from '@training-catalog/preset';

/** Sidebar of the areas of lessons and resources: their folders as they are. */
export default folderSidebars('curriculumSidebar');
