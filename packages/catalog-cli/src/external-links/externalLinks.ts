import {compareTexts, foreignWords} from '@training-catalog/utils';
import * as z from 'zod';

/** A dead link. */
export interface DeadLink {
  url: string;
  /** HTTP status, or network error. */
  reason: string;
}

/** Time limit for a response of a host, in milliseconds. */
const timeoutMs = 20_000;

async function problemOf(url: string): Promise<string | undefined> {
  const request = (method: 'HEAD' | 'GET'): Promise<Response> =>
    fetch(url, {method, redirect: 'follow', signal: AbortSignal.timeout(timeoutMs)});
  try {
    const head = await request('HEAD');
    // Some hosts do not support HEAD.
    const response = head.ok ? head : await request('GET');
    return response.ok ? undefined : `status ${response.status}`;
  } catch (error) {
    const {message, cause} = error as Error & {cause?: {message?: string}};
    return cause?.message ?? message;
  }
}

/** Requests every URL once, a few at a time, and returns those that do not respond with success. */
export async function deadLinks(urls: Iterable<string>, atOnce = 8): Promise<DeadLink[]> {
  const waiting = [...new Set(urls)];
  const dead: DeadLink[] = [];
  const worker = async (): Promise<void> => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      const reason = await problemOf(url);
      if (reason !== undefined) {
        dead.push({url, reason});
      }
    }
  };
  await Promise.all(Array.from({length: atOnce}, worker));
  return dead;
}

const longText = z.string().max(2000);

/** What a check found, as data: hosts of others have answered, so that nothing else of it is used. */
const found = z.strictObject({
  /** Number of URLs that were requested. */
  requested: z.int().min(0),
  /** Dead links, each with a page that has it. */
  dead: z.array(z.strictObject({url: longText, page: longText, reason: z.string().max(300)})).max(10_000),
  /** URLs of services that did not answer; only of a check that requested them. */
  silent: z.array(longText).max(1000).optional(),
});

export type LinksFound = z.infer<typeof found>;

/**
 * What was found, of a size that {@link readLinksFound} accepts.
 *
 * @param pageOf a page that has the link, by URL
 */
export const linksFound = (
  dead: readonly DeadLink[],
  pageOf: ReadonlyMap<string, string>,
  silent?: readonly DeadLink[],
): LinksFound => ({
  requested: pageOf.size,
  dead: dead.map(({url, reason}) => ({
    url: url.slice(0, 2000),
    page: (pageOf.get(url) ?? '').slice(0, 2000),
    reason: reason.slice(0, 300),
  })),
  ...(silent && {silent: silent.map(({url}) => url)}),
});

/**
 * Reads what an earlier check found.
 *
 * @throws if it is not of the schema.
 */
export const readLinksFound = (json: string): LinksFound => found.parse(JSON.parse(json));

/** The dead links, as a Markdown table. What hosts and pages say is code in it. */
export function linksReport({dead, requested}: LinksFound): string {
  const rows = dead
    .toSorted((a, b) => compareTexts(a.url, b.url))
    .map(({url, page, reason}) => `| ${foreignWords(url)} | ${foreignWords(page)} | ${foreignWords(reason)} |`);
  return [
    '',
    '## Broken external links',
    '',
    `${dead.length} of ${requested} links. Some hosts block automated requests: open the link before you change it.`,
    ...(rows.length > 0 ? ['', '| URL | First page with it | Reason |', '| --- | --- | --- |', ...rows] : []),
    '',
  ].join('\n');
}
