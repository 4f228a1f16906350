/** Checks a site from a program. */
export {allRules, explanations, ruleGroups} from './allSets.js';
export {readConfig, type LintConfig} from './config.js';
export {Linter, type PageAnalysis} from './lint.js';
export {loadConfig} from './loadConfig.js';
export {readSite, type SiteSource} from './source.js';
