import {openApiSite, type OpenApiSite} from '../src/options.js';

/** A site whose docs plugin has the folder `api`, with tags. */
export const siteIn = (siteDir: string, options: object = {}): OpenApiSite =>
  openApiSite(
    {siteDir, url: 'https://site.example.org', baseUrl: '/base/', title: 'Catalog'},
    {pages: 'api', tagsFile: 'api/tags.yml', defaultTags: ['API'], ...options},
  );
