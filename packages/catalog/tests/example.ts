import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {PublishedSite} from '../src/publish/publishedSite.js';

/** A site at the root of its host, in English. */
export const publishedExample: PublishedSite = {
  title: 'Catalog',
  root: 'https://example.org/',
  language: 'en',
  urlOf: (permalink) => encodeURI(`https://example.org${permalink}`),
  markdownOf: (permalink) => ({markdown: encodeURI(`https://example.org${permalink}.md`)}),
  textOf: (_key, message, values = {}) => message.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
};

/** A page of a project. */
export const pageOf = (project: string, file: string, frontMatter: object, tags: readonly string[] = []): DocMetadata =>
  ({
    title: `${project}, ${file}`,
    description: `About ${project}.`,
    permalink: `/docs/${project}/${file}`,
    source: `@site/docs/${project}/${file}`,
    tags: tags.map((label) => ({label, permalink: `/docs/tags/${label}`})),
    frontMatter,
  }) as unknown as DocMetadata;
