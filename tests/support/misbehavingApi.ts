/**
 * A service that responds as no service should: each path has one fault. Browser tests of the console on operation
 * pages send their requests here, and an OpenAPI file for tests can describe these paths. Every path takes GET and POST,
 * and every response allows calls from any origin, unless the fault is that it does not.
 *
 * | Path | What it does |
 * | --- | --- |
 * | `/fine/` | Responds at once with a small JSON object. |
 * | `/echo/` | Responds with the request as JSON: `method`, `path`, `query`, `headers`, `body`. |
 * | `/slow/` | Responds after `milliseconds` of the query, or after 2,000. |
 * | `/silent/` | Takes the request and never responds. |
 * | `/hang-up/` | Closes the connection without a response. |
 * | `/cut-off/` | Promises 1,000 bytes, sends 20 and closes the connection. |
 * | `/wrong-type/` | Sends JSON as `image/png`. |
 * | `/no-type/` | Sends text without a type. |
 * | `/huge/` | Streams a JSON list of `megabytes` of the query, or of 40. |
 * | `/huge-csv/` | Streams a CSV table of that size. |
 * | `/endless/` | Streams JSON records that never end. |
 * | `/broken-json/` | Sends JSON that ends in the middle, as `application/json`. |
 * | `/empty/` | Responds with 200 and without a body, as `application/json`. |
 * | `/no-content/` | Responds with 204. |
 * | `/redirect/` | Redirects to `/echo/` of the same origin (307). |
 * | `/redirect-elsewhere/` | Redirects to another origin that allows no calls from pages (307). |
 * | `/redirect-loop/` | Redirects to itself. |
 * | `/no-cors/` | Responds without allowing other origins; refuses the preflight request as well. |
 * | `/too-many/` | 429 with `Retry-After: 30`. |
 * | `/server-error/` | 500 with an HTML page that holds a script. |
 * | `/prototype-keys/` | JSON with the keys `__proto__`, `constructor` and `toString`. |
 * | `/numbers/` | JSON with numbers beyond what a double can hold. |
 * | `/control-characters/` | JSON and its strings with control characters, bidirectional marks and unpaired surrogates. |
 * | `/script/` | JSON with HTML and scripts in strings and in keys. |
 * | `/deep/` | JSON with 5,000 nested lists. |
 * | `/csv/` | A CSV table with numbers, an empty cell, quotes, and cells that a spreadsheet would run as formulas. |
 * | `/csv-error/` | An error text as JSON with status 200, in place of the table. |
 * | `/bytes/` | Bytes that are not UTF-8, sent as `text/plain; charset=utf-8`. |
 *
 * Any other path responds with 404 and a JSON object.
 */
import http from 'node:http';
import {setTimeout as wait} from 'node:timers/promises';
import {portOf} from '../../tools/bench/machine';

/** Name that the script of an attack writes to the global object of the page, so that a test sees whether it ran. */
export const scriptMark = 'misbehavingApiRan';

const attack = `<img src="x" onerror="window.${scriptMark} = true"><script>window.${scriptMark} = true</script>`;

const megabyte = 1024 * 1024;

/** A request, and what the faults need to know about it. */
interface Exchange {
  request: http.IncomingMessage;
  response: http.ServerResponse;
  url: URL;
  body: string;
  /** Origin that allows no calls from pages. */
  elsewhere: string;
  /** Aborted when the client disconnects. */
  gone: AbortSignal;
}

type Fault = (exchange: Exchange) => void | Promise<void>;

const json = (response: http.ServerResponse, text: string, status = 200): void => {
  response.writeHead(status, {'content-type': 'application/json'}).end(text);
};

/** Sends pieces as fast as the client takes them, until there are none or the client disconnects. */
async function stream(
  {response, gone}: Exchange,
  type: string,
  pieces: Iterable<string>,
  pauseMs?: number,
): Promise<void> {
  response.writeHead(200, {'content-type': type});
  for (const piece of pieces) {
    if (gone.aborted) {
      return;
    }
    const isTaken = response.write(piece);
    if (pauseMs !== undefined) {
      await wait(pauseMs, undefined, {signal: gone});
    } else if (!isTaken) {
      await new Promise<void>((resolve) => {
        const go = (): void => {
          response.off('drain', go);
          gone.removeEventListener('abort', go);
          resolve();
        };
        response.on('drain', go);
        gone.addEventListener('abort', go);
      });
    }
  }
  response.end();
}

/** Pieces of about 64 KB, together `size` bytes or slightly more: an opening, repeated rows, and an end. */
function* rows(
  size: number,
  [opening, row, end]: readonly [string, (index: number) => string, string],
): Iterable<string> {
  yield opening;
  let index = 0;
  for (let sent = opening.length; sent < size;) {
    let piece = '';
    while (piece.length < 65_536 && sent + piece.length < size) {
      piece += row(index++);
    }
    sent += piece.length;
    yield piece;
  }
  yield end;
}

function* endless(): Iterable<string> {
  yield '[{"index":0}';
  for (let index = 1; ; index++) {
    yield `,{"index":${index}}`;
  }
}

const sizeOf = ({url}: Exchange): number => Number(url.searchParams.get('megabytes') ?? 40) * megabyte;

/** Headers that allow a page of any origin to call. */
const openHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS',
  'access-control-allow-headers': '*, authorization',
  'access-control-expose-headers': 'retry-after, content-disposition, x-request-id',
};

const faults: Record<string, Fault> = {
  '/fine/': ({response}) => json(response, '{"result":"fine"}'),
  '/echo/': ({request, response, url, body}) =>
    json(
      response,
      JSON.stringify({
        method: request.method,
        path: url.pathname,
        query: [...url.searchParams],
        headers: request.headers,
        body,
      }),
    ),
  '/slow/': async ({response, url, gone}) => {
    await wait(Number(url.searchParams.get('milliseconds') ?? 2000), undefined, {signal: gone});
    json(response, '{"result":"late"}');
  },
  '/silent/': () => undefined,
  '/hang-up/': ({request}) => {
    request.socket.destroy();
  },
  '/cut-off/': ({request, response}) => {
    response.writeHead(200, {'content-type': 'application/json', 'content-length': '1000'});
    response.write('{"result":"not all', () => request.socket.destroy());
  },
  '/wrong-type/': ({response}) => {
    response.writeHead(200, {'content-type': 'image/png'}).end('{"result":"no picture"}');
  },
  '/no-type/': ({response}) => {
    response.writeHead(200).end('Some text');
  },
  '/huge/': (exchange) =>
    stream(
      exchange,
      'application/json',
      rows(sizeOf(exchange), ['[0', (index) => `,{"index":${index},"name":"Row number ${index}"}\n`, ']']),
    ),
  '/huge-csv/': (exchange) =>
    stream(
      exchange,
      'text/csv',
      rows(sizeOf(exchange), ['place,tons_2017\n', (index) => `Place ${index},${index / 8}\n`, '']),
    ),
  '/endless/': (exchange) => stream(exchange, 'application/json', endless(), 20),
  '/broken-json/': ({response}) => json(response, '{"result": [1, 2, {"name": "Io'),
  '/empty/': ({response}) => json(response, ''),
  '/no-content/': ({response}) => {
    response.writeHead(204).end();
  },
  '/redirect/': ({response, url}) => {
    response.writeHead(307, {location: `/echo/${url.search}`}).end();
  },
  '/redirect-elsewhere/': ({response, elsewhere}) => {
    response.writeHead(307, {location: `${elsewhere}/fine/`}).end();
  },
  '/redirect-loop/': ({response}) => {
    response.writeHead(307, {location: '/redirect-loop/'}).end();
  },
  // The server leaves out the headers that allow other origins.
  '/no-cors/': ({response}) => json(response, '{"result":"not for pages"}'),
  '/too-many/': ({response}) => {
    response.writeHead(429, {'content-type': 'application/json', 'retry-after': '30'});
    response.end('{"detail":"Request was throttled. Expected available in 30 seconds."}');
  },
  '/server-error/': ({response}) => {
    response.writeHead(500, {'content-type': 'text/html'});
    response.end(`<!doctype html><title>Server Error (500)</title><h1>Server Error (500)</h1>${attack}`);
  },
  '/prototype-keys/': ({response}) =>
    json(
      response,
      `{"__proto__":{"${scriptMark}":true},"constructor":{"prototype":{"${scriptMark}":true}},"toString":"not a function",` +
        `"hasOwnProperty":1,"rows":[{"__proto__":1,"tons":1},{"constructor":2,"tons":2}]}`,
    ),
  '/numbers/': ({response}) =>
    json(
      response,
      '[{"name":"large integer","number":9007199254740993},{"name":"many digits","number":118.36266600000000000000001},' +
        '{"name":"beyond a double","number":1e400},{"name":"below","number":-1e400},{"name":"tiny","number":5e-400},' +
        `{"name":"long","number":${'9'.repeat(2000)}},{"name":"minus zero","number":-0}]`,
    ),
  '/control-characters/': ({response}) =>
    json(
      response,
      JSON.stringify([
        {name: 'null\u0000, bell\u0007, escape\u001b[31m, delete\u007f', tons: 1},
        {name: 'right to left \u202Egnp.exe\u202C, joined \u200B, \uFEFF', tons: 2},
        {name: 'line\u2028paragraph\u2029tab\tnew\r\nline', tons: 3},
      ]).slice(0, -1) + ',{"name":"unpaired \\ud800 and \\udc00","tons":4}]',
    ),
  '/script/': ({response}) =>
    json(
      response,
      JSON.stringify([
        {name: attack, [attack]: 1, tons: 1},
        {name: `javascript:window.${scriptMark} = true`, tons: 2},
        {name: `</script><script>window.${scriptMark} = true</script>`, tons: 3},
        {name: `</pre></details><svg onload="window.${scriptMark} = true">`, tons: 4},
      ]),
    ),
  '/deep/': ({response}) => json(response, '['.repeat(5000) + ']'.repeat(5000)),
  '/csv/': ({response}) => {
    response.writeHead(200, {'content-type': 'text/csv', 'content-disposition': 'attachment; filename="table.csv"'});
    response.end(
      'place,mode,tons_2017\nIowa,Truck,1.5\n"Place, with comma","A ""quoted"" word",\n' +
        `=HYPERLINK("https://example.invalid"),+1+1,2\n"two\nlines",@SUM(A1),-3.25\n"${attack.replaceAll('"', '""')}",Rail,1e3\n`,
    );
  },
  '/csv-error/': ({response}) => json(response, '"ERROR: Check data"'),
  '/bytes/': ({response}) => {
    response.writeHead(200, {'content-type': 'text/plain; charset=utf-8'});
    response.end(Buffer.from([0x41, 0xff, 0xfe, 0xc3, 0x28, 0x00, 0x42]));
  },
};

/** Paths of the service, one for each fault. */
const misbehavingPaths: readonly string[] = Object.keys(faults);

/** The running service. */
export interface MisbehavingApi {
  /** Its origin, such as `http://localhost:5210`. */
  origin: string;
  /** Another origin on the same machine that allows no calls from pages. */
  elsewhere: string;
  /** Requests so far, without preflight requests: method, and path with query. */
  requests: {method: string; path: string}[];
  /** Stops it and closes all connections. */
  stop: () => Promise<void>;
}

const listen = (server: http.Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, resolve);
  });

const close = (server: http.Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** The whole body of a request. */
async function bodyOf(request: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString();
}

/**
 * Starts the service.
 *
 * @param port - where it listens; 0 means any free port.
 * @throws if the port is taken.
 */
export async function startMisbehavingApi(port = 0): Promise<MisbehavingApi> {
  const requests: MisbehavingApi['requests'] = [];
  const closedServer = http.createServer((request, response) => {
    request.resume();
    json(response, '{"result":"not for pages"}');
  });
  await listen(closedServer, 0);
  const elsewhere = `http://localhost:${portOf(closedServer)}`;

  const respond = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const isOpen = url.pathname !== '/no-cors/';
    if (isOpen) {
      Object.entries(openHeaders).forEach(([name, value]) => response.setHeader(name, value));
    }
    if (request.method === 'OPTIONS') {
      response.writeHead(isOpen ? 204 : 403).end();
      return;
    }
    requests.push({method: request.method ?? '', path: url.pathname + url.search});
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    const body = await bodyOf(request);
    const fault = Object.hasOwn(faults, url.pathname) ? faults[url.pathname] : undefined;
    if (fault) {
      await fault({request, response, url, body, elsewhere, gone: gone.signal});
    } else {
      json(response, JSON.stringify({detail: `There is no ${url.pathname}`, paths: misbehavingPaths}), 404);
    }
  };
  const server = http.createServer((request, response) => {
    // A client that disconnects rejects a pending wait or read; nobody is left to respond to.
    respond(request, response).catch(() => response.destroy());
  });
  try {
    await listen(server, port);
  } catch (error) {
    await close(closedServer);
    throw error;
  }
  return {
    origin: `http://localhost:${portOf(server)}`,
    elsewhere,
    requests,
    stop: async () => {
      await Promise.all([close(server), close(closedServer)]);
    },
  };
}
