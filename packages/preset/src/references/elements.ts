import type {ElementAttributes} from '@training-catalog/content-lint';
import * as z from 'zod';

const name = z.string().regex(/^[a-z][\w-]*$/i, 'write a word of letters, digits, hyphens, and underscores');

/** Elements that this plugin replaces when a page is built, with the values of their attributes. */
export const replacedElements = {
  CommandReference: {},
  RuleReference: {group: name},
  RulesOfCheckOnly: {},
} as const satisfies Record<string, ElementAttributes>;
