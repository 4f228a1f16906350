import {joinRules, type Rule} from '@training-catalog/content-lint';
import type * as model from '@training-catalog/content-model';
import type {Fix} from '@training-catalog/content-model';
import {figureRules} from '@training-catalog/figures/rules';
import {filesRules} from './files';
import {frontMatterRules} from './frontMatter';
import {lessonsRules} from './lessons';
import {linksRules} from './links';
import {projectsRules} from './projects';
import {siteFilesRules} from './siteFiles';
import {textRules} from './text';
import {stepRules} from '../stepRules';

/** The rules of the content check by id, in the groups in which the contributor's guide lists them. */
export const ruleGroups = {
  files: filesRules,
  frontMatter: frontMatterRules,
  text: textRules,
  links: linksRules,
  figures: figureRules.rules,
  steps: stepRules.rules,
  projects: projectsRules,
  lessons: lessonsRules,
  siteFiles: siteFilesRules,
} satisfies Record<string, Record<string, Rule>>;

type RuleGroups = typeof ruleGroups;

/** Id of a rule, as printed in brackets after its message. Markdownlint, cspell, and the OpenAPI linter have ids of their own. */
export type RuleId = {[Group in keyof RuleGroups]: keyof RuleGroups[Group]}[keyof RuleGroups];

/** All rules, by id. */
export const rules = joinRules<Rule>(ruleGroups);

/** A diagnostic of one of the rules. */
export type Diagnostic = model.Diagnostic<RuleId>;

/** A diagnostic without file and severity. */
export type Fault = model.Fault<RuleId>;

/** The diagnostic of a rule at a line of a file, with the severity that the rule has there. */
export function diagnosticAt(
  rule: RuleId,
  file: string,
  line: number,
  message: string,
  {isImported = false, fix}: {isImported?: boolean; fix?: Fix | undefined} = {},
): Diagnostic {
  const known = rules.get(rule);
  if (!known) {
    throw new Error(`No group of rules has "${rule}"; add it to one in content-lint/rules/registry/.`);
  }
  return {
    rule,
    file,
    line,
    message,
    severity: (isImported ? known.imported : undefined) ?? known.severity,
    ...(fix && {fix}),
  };
}

/** Reports what a rule says about a line of one file, and what puts it right. */
export type Report = (rule: RuleId, line: number, message: string, fix?: Fix) => void;
