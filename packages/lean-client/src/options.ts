import {parseOptions} from '@training-catalog/content-model';
import * as z from 'zod';

/** Returns what a card about a page may show besides title and description, by the page's path. */
export type CardProps = (permalink: string) => Readonly<Record<string, string>>;

const schema = z.strictObject({
  // Docusaurus gives every plugin the id of its instance.
  id: z.literal('default', 'the site has one client; remove "id"').default('default'),
  enabled: z.boolean().default(false),
  cardProps: z.custom<CardProps>((value) => typeof value === 'function', 'it must be a function').optional(),
});

/** Options of the plugin; see the README for meaning and defaults. */
export type LeanClientOptions = z.input<typeof schema>;

/** @throws with the name of a wrong option, and what to write instead. */
export const validOptions = (options: unknown): z.infer<typeof schema> =>
  parseOptions('@training-catalog/lean-client', schema, options ?? {});
