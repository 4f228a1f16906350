import * as z from 'zod';

/** Front matter keys of pages that run in the browser, for the schema of a site. */
export const runnerFrontMatter = {
  /** Whether the steps of the page run in the browser. */
  runsInBrowser: z.literal(true, {error: 'write runsInBrowser: true, or remove the key'}).optional(),
};

/** Whether the steps of a page run in the browser. */
export const runsInBrowser = (frontMatter: Readonly<Record<string, unknown>> | undefined): boolean =>
  frontMatter?.runsInBrowser === true;
