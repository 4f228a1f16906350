import {compareTexts} from '@training-catalog/content-model';
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

/** A URL as Markdown code, escaped. */
const code = (text: string): string => `\`${text.replaceAll(/[`|\s]/g, encodeURIComponent)}\``;

/**
 * The dead links, as a Markdown table.
 *
 * @param pageOf a page that has the link, by URL
 * @param requested number of URLs that were requested
 */
export function linksReport(dead: readonly DeadLink[], pageOf: ReadonlyMap<string, string>, requested: number): string {
  const rows = dead
    .toSorted((a, b) => compareTexts(a.url, b.url))
    .map(({url, reason}) => `| ${code(url)} | ${code(pageOf.get(url) ?? '')} | ${reason.replaceAll(/[|\n]/g, ' ')} |`);
  return [
    '',
    '## Broken external links',
    '',
    `${dead.length} of ${requested} links. Some hosts block automated requests: open the link before you change it.`,
    ...(rows.length > 0 ? ['', '| URL | First page with it | Reason |', '| --- | --- | --- |', ...rows] : []),
    '',
  ].join('\n');
}
