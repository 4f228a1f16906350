import {parseOptions} from '@training-catalog/content-model';
import * as z from 'zod';

const path = z
  .string()
  .regex(/^[^/\\]+(?:\/[^/\\]+)*$/, 'it must be a path in the site without a slash at its ends; write docs');

const schema = z.strictObject({
  // Docusaurus gives every plugin the id of its instance.
  id: z.literal('default', 'the site has one set of lists; remove "id"').optional(),
  projects: path.optional(),
  errors: z
    .strictObject({page: path, heading: z.string().trim().min(1).default('When something goes wrong')})
    .optional(),
  events: z.strictObject({calendar: path.default('events.ics')}).optional(),
  services: z
    .strictObject({
      file: path,
      record: z.strictObject({file: path, command: z.string().trim().min(1)}).optional(),
    })
    .optional(),
});

/** Options of the lists; see the README for meaning and defaults. */
export type ListsOptions = z.input<typeof schema>;

/** Options with their defaults. */
export type ListsSettings = z.output<typeof schema>;

/** Settings of the list of errors. */
export type ErrorSettings = NonNullable<ListsSettings['errors']> & Pick<ListsSettings, 'projects'>;

/** Settings of the list of services. */
export type ServiceSettings = NonNullable<ListsSettings['services']>;

/** @throws with the name of a wrong option, and what to write instead. */
export const validOptions = (options: unknown): ListsSettings =>
  parseOptions('@training-catalog/lists', schema, options ?? {});
