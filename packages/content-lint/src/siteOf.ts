import type {SiteSource} from './source.js';

/** A site of texts instead of a folder, such as a test of rules has: `files` are all its files, by path. */
export const siteOf = (files: Readonly<Record<string, string>>): SiteSource => ({
  siteDir: '/nowhere',
  pages: Object.entries(files).flatMap(([file, text]) => (file.endsWith('.md') ? [{file, text}] : [])),
  files: Object.entries(files).map(([file, text]) => ({file, bytes: text.length, isLink: false})),
  links: [],
  addedToGenerated: [],
  routes: new Set(),
  read: (file) => files[file] ?? '',
  readIfPresent: (file) => files[file],
  unreadable: new Map(),
});
