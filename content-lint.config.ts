import type {ContentLintConfig} from './content-lint/rules/severities';

/**
 * Severities of rules of the content check: `'error'`, `'hint'`, or `'off'` by the id that the check prints in brackets.
 * content-lint/rules/registry/ lists all ids with their defaults.
 */
export default {rules: {}} satisfies ContentLintConfig;
