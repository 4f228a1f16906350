import {areaFolders} from '../catalog.config';

/** Folder of the area that holds the projects. */
export const projectsArea: string = areaFolders.projects;

/** Folder of the area whose pages are made from OpenAPI files. */
export const apiArea: string = areaFolders.operations;
