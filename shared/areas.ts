import {areaFolders} from '../catalog.config';

/** Folder of the area that holds the projects. */
export const projectsArea: string = areaFolders.projects;

/** Folder of the area whose pages are made from OpenAPI files. */
export const apiArea: string = areaFolders.operations;

/** Folder of the area that holds lessons. */
export const lessonsArea: string = areaFolders.lessons;

/** Folder of the area that holds the lists of errors and hosted services. */
export const resourcesArea: string = areaFolders.resources;
