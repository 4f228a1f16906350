import {type ContentLintConfig} from '@training-catalog/content-lint';
import {Linter, readConfig, type SiteSource} from '@training-catalog/content-lint/node';
import type {Diagnostic} from '@training-catalog/content-model';

/** A site with these files, by path. */
export const siteOf = (files: Readonly<Record<string, string>>): SiteSource => ({
  siteDir: '/nowhere',
  pages: Object.entries(files).flatMap(([file, text]) => (file.endsWith('.md') ? [{file, text}] : [])),
  files: Object.entries(files).map(([file, text]) => ({file, bytes: text.length, isLink: false})),
  routes: new Set(),
  read: (file) => files[file] ?? '',
  readIfPresent: (file) => files[file],
  unreadable: new Map(),
});

/** What the rules say about a site with these files. */
export const lintFiles = (
  files: Readonly<Record<string, string>>,
  config: ContentLintConfig = {},
): readonly Diagnostic[] => new Linter(readConfig(config)).check(siteOf(files));
