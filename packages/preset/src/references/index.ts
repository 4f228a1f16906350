/**
 * In: what the commands of package.json say about themselves (option `commands`), the rules of the content check
 * (`lint` of the site), and a page with `<CommandReference />`, `<RuleReference group="…" />`, or `<RulesOfCheckOnly />`. Out:
 * the page with a section for each command or rule, or a list of rules, in place of that element.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {filesIn} from '@training-catalog/utils/node';
import type {CatalogSite} from '../site.js';
import {dependencyRule} from './dependencyRule.js';

/** Has the bundler compile the pages again after a change of a command or a rule. */
export function references({areas}: CatalogSite, {siteDir}: LoadContext): Plugin {
  /** Where a site has the sources of both itself: commands in tools/ and in compiled packages, rules in the latter. */
  const filesOf = ({text}: {text: string}): string[] =>
    /<(?:CommandReference|RuleReference|RulesOfCheckOnly)/.test(text)
      ? ['tools', 'packages'].flatMap((folder) =>
          filesIn(siteDir, folder).filter((file) =>
            /\/usage\.ts$|^tools\/help\/|^packages\/[\w-]+\/dist\/.*\.js$/.test(file),
          ),
        )
      : [];
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
