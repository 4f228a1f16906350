/**
 * In: what the commands of package.json say about themselves (option `commands`), the rules of the content check
 * (`lint` of the site), and a page with `<CommandReference />`, `<RuleReference group="…" />`, or `<RulesOfCheckOnly />`. Out:
 * the page with a section for each command or rule, or a list of rules, in place of that element.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {filesIn} from '@training-catalog/content-model/node';
import type {CatalogSite} from '../site.js';
import {dependencyRule} from './dependencyRule.js';

/** Has the bundler compile the pages again after a change of a command or a rule. */
export function references({areas}: CatalogSite, {siteDir}: LoadContext): Plugin {
  const filesOf = ({text}: {text: string}): string[] => [
    ...(text.includes('<CommandReference')
      ? filesIn(siteDir, 'tools').filter((file) => /\/usage\.ts$|^tools\/help\//.test(file))
      : []),
    ...(/<Rule(?:Reference|sOfCheckOnly)/.test(text)
      ? ['content-lint', 'packages'].flatMap((folder) =>
          filesIn(siteDir, folder).filter((file) => /^content-lint\/|^packages\/[\w-]+\/dist\/.*\.js$/.test(file)),
        )
      : []),
  ];
  return {
    name: 'references',
    configureWebpack: () => ({
      module: {
        rules: [
          dependencyRule(
            siteDir,
            areas.map(({folder}) => folder),
            filesOf,
          ),
        ],
      },
    }),
  };
}
