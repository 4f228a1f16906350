import {nonEmptyText} from '@training-catalog/content-model';
import type {ElementAttributes} from '@training-catalog/content-lint';
import * as z from 'zod';

const name = z.string().regex(/^[a-z][\w-]*$/i, 'write a word of letters, digits, hyphens, and underscores');

/**
 * Components that pages may use, with the values that their attributes may have. The content rules reject all others, and
 * src/theme/MDXComponents must provide each one.
 */
export const pageComponents = {
  DesignTokens: {},
  TabItem: {
    default: z.literal(true, 'write the attribute without a value').optional(),
    label: nonEmptyText.optional(),
    value: z.string().regex(/^\w[\w .+-]*$/, 'write a word, such as python'),
  },
  Tabs: {groupId: name.optional()},
  Video: {
    id: z
      .string()
      .regex(
        /^[\w-]{11}$/,
        'write the 11 letters, digits, hyphens, and underscores after watch?v= in the address of the video',
      ),
    title: nonEmptyText,
  },
} as const satisfies Record<string, ElementAttributes>;

/** Name of a component that pages may use. */
export type PageComponent = keyof typeof pageComponents;
