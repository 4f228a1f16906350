import {type ContentLintConfig} from '@training-catalog/content-lint';
import {Linter, readConfig, siteOf} from '@training-catalog/content-lint/node';
import type {Diagnostic} from '@training-catalog/content-model';

/** What the rules say about a site with these files. */
export const lintFiles = (
  files: Readonly<Record<string, string>>,
  config: ContentLintConfig = {},
): readonly Diagnostic[] => new Linter(readConfig(config)).check(siteOf(files));
