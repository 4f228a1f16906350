import type {ContentLintConfig} from './content-lint/rules/severities';

/**
 * Severities of rules of the content check: `'error'`, `'hint'`, or `'off'` by the id that the check prints in brackets.
 * The contributor's guide explains each rule (sample_docs/rules/).
 */
export default {rules: {}} satisfies ContentLintConfig;
