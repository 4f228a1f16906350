import type {RuleSet} from '@training-catalog/content-lint';
import {eventFacts} from '../model/event';

/** The front matter of events; it has no rules of its own. */
export const eventRules: RuleSet<never> = {name: 'events', rules: {}, frontMatter: {event: eventFacts.optional()}};
