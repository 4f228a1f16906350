/** An address that does not answer as it should. */
export interface DeadLink {
  address: string;
  /** HTTP status, or what the network said. */
  reason: string;
}

/** Milliseconds that a host has to answer. */
const patience = 20_000;

async function reasonAgainst(address: string): Promise<string | undefined> {
  const ask = (method: 'HEAD' | 'GET'): Promise<Response> =>
    fetch(address, {method, redirect: 'follow', signal: AbortSignal.timeout(patience)});
  try {
    const head = await ask('HEAD');
    // Some hosts know no HEAD.
    const response = head.ok ? head : await ask('GET');
    return response.ok ? undefined : `status ${response.status}`;
  } catch (error) {
    const {message, cause} = error as Error & {cause?: {message?: string}};
    return cause?.message ?? message;
  }
}

/** Asks every address once, a few at a time, and returns those that do not answer with success. */
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
