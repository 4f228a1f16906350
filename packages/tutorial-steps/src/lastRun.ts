import {nonEmptyText as text} from '@training-catalog/content-model';
import {isDay} from '@training-catalog/utils';
import * as z from 'zod';

/** A date; YAML parses an unquoted one as a Date. */
const day = z.union([z.date(), z.string().refine(isDay, 'write a date, such as 2026-11-23')]);

/**
 * The last run of a page's steps: what the page itself does not show, written when steps are recorded. How many steps the
 * page has, which of them were run, and why others were not is derived; see countSteps.ts.
 */
export const lastRunFacts = z.strictObject({
  date: day,
  /** Name and version of the operating system, such as `Debian 12`. */
  system: text,
  /** The machine, which the time depends on, such as `2 CPU cores and 23 GB of memory`. Absent in older records. */
  machine: text.optional(),
  /** Programs that the steps used, with their versions, such as `Python 3.11`. */
  tools: z.array(text).min(1).optional(),
  /** Abbreviated commit of the repository that the steps cloned; quoted, so that YAML does not parse it as a number. */
  commit: z
    .string({error: 'put the commit in quotes: commit: "1234567"'})
    .regex(/^[0-9a-f]{7,40}$/, 'write the commit hash, 7 to 40 hexadecimal digits')
    .optional(),
  /** Total time in minutes. */
  minutes: z.number().int().positive(),
  /** Fingerprints of the steps that were run; see steps.ts. */
  steps: z
    .string({error: 'put the fingerprints in quotes: steps: "048213 991820"'})
    .regex(/^\d{6}(?: \d{6})*$/, 'the command that records steps writes it; restore it'),
});

/** Front matter keys of pages with steps, for the schema of a site: `z.strictObject({title, ...stepFrontMatter})`. */
export const stepFrontMatter = {
  lastRun: lastRunFacts.optional(),
  /** Python for the steps of the page, if they need another than the command uses by default. */
  python: z
    .string({error: 'put the version in quotes: python: "3.12"'})
    .regex(/^3\.\d+$/, 'write the version of Python with one point, such as "3.12"')
    .optional(),
};

/** Facts of the last run of a page's steps, in its front matter. */
export type LastRun = z.infer<typeof lastRunFacts>;
