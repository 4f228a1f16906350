import type {ContentLintConfig} from '@training-catalog/content-lint';
import {siteSettings} from './site.config';

/** What the content check reads, and with which rules. The contributor's guide explains each rule. */
export default {
  ...siteSettings.lint,
  /** Severities of rules: `'error'`, `'hint'`, or `'off'` by the id that the check prints in brackets. */
  rules: {},
} satisfies ContentLintConfig;
