import type {ElementAttributes} from '@training-catalog/content-lint';
import * as z from 'zod';

const folder = z
  .string()
  .regex(/^[a-z][\w-]*$/i, 'write the folder of an area: letters, digits, hyphens, and underscores');

/** Components that pages may name, each a theme component, with their attributes. */
export const pageComponents = {
  ErrorList: {area: folder},
  EventList: {when: z.enum(['next', 'past'])},
  ServiceList: {},
} as const satisfies Record<string, ElementAttributes>;
