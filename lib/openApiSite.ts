import {openApiSite, type OpenApiPagesOptions, type OpenApiSite} from '@training-catalog/openapi-pages/sets';
import {address, texts} from '../catalog.config';
import {apiArea} from '../shared/areas';
import {editBaseUrl} from '../shared/site';

/** Options of the plugin that writes reference pages. */
export const openApiOptions = {
  pages: apiArea,
  route: apiArea,
  tagsFile: `${apiArea}/tags.yml`,
  defaultTags: ['API'],
  editUrl: editBaseUrl,
  console: true,
} satisfies OpenApiPagesOptions;

/** The site in a folder, for commands that read its OpenAPI files. */
export const openApiSiteIn = (siteDir: string): OpenApiSite =>
  openApiSite({siteDir, ...address, title: texts.title}, openApiOptions);
