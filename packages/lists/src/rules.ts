import type {RuleSet} from '@training-catalog/content-lint';
import {errorRules} from './errors/rules.js';
import {eventRules} from './events/eventFacts.js';
import {pageComponents} from './pageComponents.js';
import {validOptions, type ListsOptions} from './options.js';
import {serviceRules} from './services/rules.js';

/**
 * The rules about what the lists show, for the `ruleSets` of `@training-catalog/content-lint`: what pages may
 * name, and one set for each list that the options name.
 *
 * @throws with the name of a wrong option, and what to write instead.
 */
export function listRules(options: ListsOptions): RuleSet[] {
  const {projects, errors, events, services} = validOptions(options);
  return [
    {name: 'lists', rules: {}, components: pageComponents},
    ...(errors ? [errorRules({...errors, projects})] : []),
    ...(events ? [eventRules] : []),
    ...(services ? [serviceRules(services)] : []),
  ];
}
