import type {LoadContext, Plugin} from '@docusaurus/types';
import {sourceFiles, usedSelectors, wordsOf} from './unusedRules';

/** What is used here of a style sheet as PostCSS reads it. */
interface Rule {
  selectors: string[];
  parent?: {type: string; name?: string} | undefined;
  remove(): void;
}
interface Root {
  source?: {input: {file?: string | undefined}} | undefined;
  walkRules(visit: (rule: Rule) => void): void;
}
interface Result {
  messages: object[];
}

const isInfima = (file = ''): boolean => /[\\/]infima[\\/]dist[\\/]css[\\/]/.test(file);

/**
 * Leaves those rules of Infima out of the production build whose classes no component names, such as unused
 * spacings. UPSTREAM.md has the gain; a test of the build finds a class that a page uses and the style sheet lost.
 */
export default function infimaSubset({siteDir}: LoadContext): Plugin {
  return {
    name: 'infima-subset',
    configurePostCss(options) {
      if (process.env.NODE_ENV === 'production') {
        options.plugins.push({
          postcssPlugin: 'infima-subset',
          Once(root: Root, {result}: {result: Result}) {
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
            // A changed component makes the cached style sheet stale.
            result.messages.push(
              ...files
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
