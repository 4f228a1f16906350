import type {LintConfig} from './config.js';
import {type LinkOption, refused, type Rule} from './rule.js';
import type {RuleSet} from './ruleSet.js';
import {codeRules} from './rules/code.js';
import {fileRules, untrustedFiles} from './rules/files.js';
import {footnoteRules} from './rules/footnotes.js';
import {formulaRules} from './rules/formulas.js';
import {frontMatterRules} from './rules/frontMatter.js';
import {headingRules} from './rules/headings.js';
import {linkRules} from './rules/links.js';
import {linkTargetRules} from './rules/linkTargets.js';
import {syntaxRules, untrustedMarkup} from './rules/markup.js';
import {proseRules} from './rules/prose.js';
import {routeRules} from './rules/routes.js';
import {siteFileRules} from './rules/siteFiles.js';
import {textRules} from './rules/text.js';
import {joinRules} from './severities.js';

/** The sets of this package, and those of the configuration. */
export const allSets = (config: LintConfig): readonly RuleSet[] => [
  fileRules(config),
  ...(config.untrusted ? [untrustedFiles(config)] : []),
  frontMatterRules(config),
  syntaxRules,
  ...(config.untrusted ? [untrustedMarkup(config)] : []),
  headingRules,
  codeRules,
  textRules,
  footnoteRules,
  formulaRules,
  proseRules,
  linkRules,
  linkTargetRules,
  siteFileRules,
  routeRules,
  ...config.ruleSets,
];

/** The rules of all sets, by id. */
export const allRules = (config: LintConfig): ReadonlyMap<string, Rule> =>
  joinRules<Rule>(Object.fromEntries(allSets(config).map(({name, rules}) => [name, rules])));

/** The rules of all sets by id, by group, in the order in which a guide explains them. */
export function ruleGroups(config: LintConfig): ReadonlyMap<string, Readonly<Record<string, Rule>>> {
  const groups = new Map<string, Record<string, Rule>>();
  const sets = allSets(config).filter(({rules}) => Object.keys(rules).length > 0);
  for (const {name, group = name, rules} of sets) {
    groups.set(group, {...groups.get(group), ...rules});
  }
  return groups;
}

/**
 * What a build does about an error: it stops, it does not check the rule, or these options of Docusaurus say whether it stops
 * or warns.
 */
export type BuildEffect = 'stops' | 'not checked' | readonly LinkOption[];

/** What a build does about what breaks each rule that is an error, by id; severities of the configuration do not count. */
export const buildEffects = (config: LintConfig): ReadonlyMap<string, BuildEffect> =>
  new Map(
    allSets(config).flatMap(({rules, onlyCommand}) =>
      Object.entries(rules)
        .filter(([, {severity}]) => severity === 'error')
        .map(([id, {buildOptions, fixed}]): [string, BuildEffect] => [
          id,
          onlyCommand !== true || fixed === refused.fixed ? 'stops' : (buildOptions ?? 'not checked'),
        ]),
    ),
  );

/** URL of the explanation of each rule, by id; empty without a guide. */
export const explanations = (config: LintConfig): ReadonlyMap<string, string> =>
  new Map(
    [...(config.guide === undefined ? [] : ruleGroups(config))].flatMap(([group, rules]) =>
      Object.keys(rules).map((id): [string, string] => [id, `${config.guide}/${group}#${id}`]),
    ),
  );
