import {areas} from '../catalog.config';
import type {AreaConfig} from './catalogConfig';

/** Areas of content, in the order of the navigation bar. */
export const allAreas: readonly AreaConfig[] = areas;

/** Folder and route names of all areas. */
export const areaIds: readonly string[] = allAreas.map(({folder}) => folder);

const folderThat = (holds: AreaConfig['holds']): string | undefined =>
  allAreas.find((area) => area.holds === holds)?.folder;

/** Folder of the area that holds the projects, which is the default docs plugin instance. */
export const projectsArea = folderThat('projects') ?? 'docs';

/** Folder of the area whose pages are generated from OpenAPI files. */
export const apiArea = folderThat('operations') ?? 'api';

/** Folder of the area that holds lessons. */
export const lessonsArea = folderThat('lessons') ?? 'lessons';
