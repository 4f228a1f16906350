import {ruleGroups} from './registry';
import {areaFolders} from '../../catalog.config';

/** A group of rules: one page of the contributor's guide explains all of them. */
export type RuleGroup = keyof typeof ruleGroups;

export const isRuleGroup = (name: string): name is RuleGroup => Object.hasOwn(ruleGroups, name);

/** Folder of these pages. */
const folder = `${areaFolders.guide}/rules`;

/** Path of the page of a group without its extension, in the repository and below the base path of the site. */
export const rulePage = (group: RuleGroup): string =>
  `${folder}/${group.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const places: ReadonlyMap<string, string> = new Map(
  Object.entries(ruleGroups).flatMap(([group, rules]) =>
    Object.keys(rules).map((id): [string, string] => [id, `${rulePage(group as RuleGroup)}#${id}`]),
  ),
);

/** Where a rule is explained, below the base path of the site; undefined for rules of other tools. */
export const ruleAddress = (id: string): string | undefined => places.get(id);
