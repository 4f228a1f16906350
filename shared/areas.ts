import {areaFolders} from '../catalog.config';

/** Folder of the area that holds the projects. */
export const projectsArea: string = areaFolders.projects;
