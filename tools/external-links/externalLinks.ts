/** A dead link. */
export interface DeadLink {
  address: string;
  /** HTTP status, or network error. */
  reason: string;
}

/** Time limit for a response of a host, in milliseconds. */
const patience = 20_000;

async function reasonAgainst(address: string): Promise<string | undefined> {
  const ask = (method: 'HEAD' | 'GET'): Promise<Response> =>
    fetch(address, {method, redirect: 'follow', signal: AbortSignal.timeout(patience)});
  try {
    const head = await ask('HEAD');
    // Some hosts do not support HEAD.
    const response = head.ok ? head : await ask('GET');
    return response.ok ? undefined : `status ${response.status}`;
  } catch (error) {
    const {message, cause} = error as Error & {cause?: {message?: string}};
    return cause?.message ?? message;
  }
}

/** Requests every address once, a few at a time, and returns those that do not respond with success. */
export async function deadLinks(addresses: Iterable<string>, atOnce = 8): Promise<DeadLink[]> {
  const waiting = [...new Set(addresses)];
  const dead: DeadLink[] = [];
  const worker = async (): Promise<void> => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const reason = await reasonAgainst(address);
      if (reason !== undefined) {
        dead.push({address, reason});
      }
    }
  };
  await Promise.all(Array.from({length: atOnce}, worker));
  return dead;
}

/** An address as Markdown code, escaped. */
const code = (text: string): string => `\`${text.replaceAll(/[`|\s]/g, encodeURIComponent)}\``;

/**
 * The dead links, as a Markdown table.
 *
 * @param pageOf a page that has the link, by its address
 * @param asked number of addresses that were requested
 */
export function linksReport(dead: readonly DeadLink[], pageOf: ReadonlyMap<string, string>, asked: number): string {
  const rows = dead
    .toSorted((a, b) => a.address.localeCompare(b.address))
    .map(
      ({address, reason}) =>
        `| ${code(address)} | ${code(pageOf.get(address) ?? '')} | ${reason.replaceAll(/[|\n]/g, ' ')} |`,
    );
  return [
    '',
    '## Broken external links',
    '',
    `${dead.length} of ${asked} links. Some hosts block automated requests: open the link before you change it.`,
    ...(rows.length > 0 ? ['', '| URL | First page with it | Reason |', '| --- | --- | --- |', ...rows] : []),
    '',
  ].join('\n');
}
