import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {formatDiagnostic, parseSource} from '@training-catalog/content-model';
import type {LintConfig} from './config.js';
import {explainSyntaxError} from './rules/markup.js';
import {inGeneratedFolder} from './source.js';

/**
 * Makes Docusaurus' `preprocessor` hook, with which the development server shows what is wrong with a page that is opened or
 * edited: the browser gets the words of the check for a syntax error, and the terminal the other errors of the page. A build
 * leaves both to the check of all pages.
 */
export function previewFaults(siteDir: string, config: LintConfig): NonNullable<MarkdownConfig['preprocessor']> {
  const explain = explainSyntaxError(config);
  return ({filePath, fileContent: text}) => {
    const file = path.relative(siteDir, filePath).split(path.sep).join('/');
    const isChecked =
      config.areas.some(({folder}) => file.startsWith(`${folder}/`)) && !inGeneratedFolder(file, config);
    if (process.env.NODE_ENV !== 'development' || !isChecked) {
      return text;
    }
    const {faults} = parseSource({file, text}, explain);
    if (faults.length > 0) {
      throw new Error(faults.map(formatDiagnostic).join('\n'));
    }
    // The rules are loaded only here, because a build checks all pages in a child process.
    void import('./lint.js').then(({Linter}) =>
      new Linter(config, 'build')
        .inPage({file, text})
        .filter(({severity}) => severity === 'error')
        .forEach((diagnostic) => console.error(formatDiagnostic(diagnostic))),
    );
    return text;
  };
}
