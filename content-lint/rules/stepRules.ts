import {stepRules as stepRulesWith} from '@training-catalog/tutorial-steps';
import {guides} from '../../catalog.config';

/** Rules about steps of pages, and what was run of them. */
export const stepRules = stepRulesWith({guides, recordCommand: 'npm run tutorials -- --record'});
