import {gitOutput} from '@training-catalog/content-model/node';

/**
 * Year of the last commit, so that builds of a commit are reproducible; the current year without git.
 */
export function copyrightYear(siteDir: string): string {
  const year = gitOutput(siteDir, 'log', '-1', '--format=%cd', '--date=format:%Y') ?? '';
  return year.trim() || String(new Date().getFullYear());
}
