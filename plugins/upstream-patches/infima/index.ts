import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {packageFolder} from '../replaceModules';
import {
  replacedVariables,
  sheetFiles,
  sourceFiles,
  unusedVariables,
  usedSelectors,
  wordsOf,
  type Declaration,
  type Rule,
} from './unusedRules';

/** The part of PostCSS's style sheet type that is used here. */
interface RemovableDeclaration extends Declaration {
  remove(): void;
}
interface RemovableRule extends Rule<RemovableDeclaration> {
  remove(): void;
}
interface Root {
  source?: {input: {file?: string | undefined}} | undefined;
  walkRules(visit: (rule: RemovableRule) => void): void;
  walkDecls(visit: (declaration: RemovableDeclaration) => void): void;
}
interface Helpers {
  result: {messages: object[]};
  postcss: {parse(css: string): Root};
}

const isInfima = (file = ''): boolean => /[\\/]infima[\\/]dist[\\/]css[\\/]/.test(file);

/**
 * Checks the source of the theme rather than a build, because the bundler's cache keeps PostCSS from running again.
 *
 * @param theme Source of the theme's module that names its style sheets.
 * @throws if the theme loads no style sheet that this plugin would recognize.
 */
export function assertLoadsInfima(theme: string): void {
  const requests = theme.match(/[\w@./-]*infima[\w./-]*/g) ?? [];
  if (!requests.some((request) => isInfima(`/${request}`))) {
    throw new Error(
      `plugins/upstream-patches/infima: @docusaurus/theme-classic no longer loads a file of infima/dist/css ` +
        `(found ${requests.join(', ') || 'none'}), so the plugin would remove nothing; adapt isInfima to the new path, ` +
        'or delete the plugin and its row in UPSTREAM.md',
    );
  }
}

/**
 * Removes those rules of Infima from the production build whose classes no component uses, such as unused spacings, and
 * the variables that nothing uses then or that the site's tokens replace.
 * UPSTREAM.md states the gain; a test of the build finds a class that a page uses but the style sheet lost.
 */
export default function infimaSubset({siteDir}: LoadContext): Plugin {
  return {
    name: 'infima-subset',
    configurePostCss(options) {
      if (process.env.NODE_ENV === 'production') {
        const theme = path.join(packageFolder('@docusaurus/theme-classic'), 'lib/index.js');
        assertLoadsInfima(fs.readFileSync(theme, 'utf8'));
        options.plugins.push({
          postcssPlugin: 'infima-subset',
          Once(root: Root, {result, postcss}: Helpers) {
            if (!isInfima(root.source?.input.file)) {
              return;
            }
            const files = sourceFiles(siteDir);
            const words = wordsOf(files);
            root.walkRules((rule) => {
              const isFrame = rule.parent?.type === 'atrule' && rule.parent.name?.endsWith('keyframes');
              const used = isFrame ? rule.selectors : usedSelectors(rule.selectors, words);
              if (used.length === 0) {
                rule.remove();
              } else if (used.length < rule.selectors.length) {
                rule.selectors = used;
              }
            });
            const rulesOf = (sheet: Root): RemovableRule[] => {
              const rules: RemovableRule[] = [];
              sheet.walkRules((rule) => rules.push(rule));
              return rules;
            };
            const tokens = postcss.parse(fs.readFileSync(path.join(siteDir, 'src/css/tokens.css'), 'utf8'));
            replacedVariables(rulesOf(root), rulesOf(tokens)).forEach((declaration) => declaration.remove());
            const sheets = sheetFiles(siteDir);
            const declarations: RemovableDeclaration[] = [];
            root.walkDecls((declaration) => declarations.push(declaration));
            unusedVariables(
              declarations,
              sheets.map((file) => fs.readFileSync(file, 'utf8')),
              words,
            ).forEach((declaration) => declaration.remove());
            // A changed component or style sheet makes the cached style sheet stale.
            result.messages.push(
              ...[...files, ...sheets]
                .filter((file) => !file.includes('node_modules'))
                .map((file) => ({type: 'dependency', plugin: 'infima-subset', file})),
            );
          },
        });
      }
      return options;
    },
  };
}
