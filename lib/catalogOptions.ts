import type {CatalogOptions} from '@training-catalog/catalog';
import {areaFolders, guides, texts} from '../catalog.config';
import {views, viewQuery} from '@training-catalog/lessons/model';
import {releasePrefix} from '../shared/tagKind';
import {maturities, researchAreas, topicMarks} from '../vocabulary.config';

/** The catalog of projects in the words of this site. */
export const catalogOptions = {
  folder: areaFolders.projects,
  summary: texts.heroDescription,
  areas: researchAreas,
  maturities,
  releasePrefix,
  topics: topicMarks,
  guides,
  lessonsFolder: areaFolders.lessons,
  lessonViews: Object.fromEntries(views.map((view) => [view, viewQuery(view)])),
  mapPage: '/map',
} satisfies CatalogOptions;
