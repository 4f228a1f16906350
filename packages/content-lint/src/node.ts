/** Checks a site from a program. */
export {allRules, type BuildEffect, buildEffects, explanations, ruleGroups} from './allSets.js';
export {readConfig, type LintConfig} from './config.js';
export {optionsHelp} from './command/help.js';
export {runCommand, type OtherPrograms} from './command/runCommand.js';
export type {IsSelected} from './command/selectedFiles.js';
export {Linter, type Inspection, type PageAnalysis} from './lint.js';
export {loadConfig} from './loadConfig.js';
export {siteOf} from './siteOf.js';
export {readSite, type SiteSource} from './source.js';
