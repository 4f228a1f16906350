import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {scriptMark, startMisbehavingApi, type MisbehavingApi} from '../support/misbehavingApi';

let api: MisbehavingApi;

beforeAll(async () => {
  api = await startMisbehavingApi();
});
afterAll(() => api.stop());

const get = (path: string, init?: RequestInit): Promise<Response> => fetch(api.origin + path, init);

/** A request with a time limit, in milliseconds. */
const within = (path: string, milliseconds: number): Promise<Response> =>
  get(path, {signal: AbortSignal.timeout(milliseconds)});

describe('the service that misbehaves', () => {
  it('repeats a request', async () => {
    const response = await get('/echo/?place=Iowa&place=Ohio', {
      method: 'POST',
      body: '{"a":1}',
      headers: {'x-own': '1'},
    });
    expect(await response.json()).toMatchObject({
      method: 'POST',
      path: '/echo/',
      query: [
        ['place', 'Iowa'],
        ['place', 'Ohio'],
      ],
      headers: {'x-own': '1'},
      body: '{"a":1}',
    });
    expect(api.requests.at(-1)).toEqual({method: 'POST', path: '/echo/?place=Iowa&place=Ohio'});
  });

  it('allows calls from every origin, except where it refuses them', async () => {
    const preflight = await get('/fine/', {method: 'OPTIONS'});
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    const refused = await get('/no-cors/', {method: 'OPTIONS'});
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    expect((await get('/no-cors/')).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('responds late or never', async () => {
    const started = Date.now();
    expect(await (await get('/slow/?milliseconds=80')).json()).toEqual({result: 'late'});
    expect(Date.now() - started).toBeGreaterThanOrEqual(75);
    await expect(within('/silent/', 100)).rejects.toThrow(/timeout/i);
    await expect(get('/hang-up/')).rejects.toThrow('fetch failed');
    const cutOff = await get('/cut-off/');
    await expect(cutOff.text()).rejects.toThrow();
  });

  it('streams as much as requested', async () => {
    const list = await (await get('/huge/?megabytes=2')).text();
    expect(list.length).toBeGreaterThanOrEqual(2 * 1024 * 1024);
    expect((JSON.parse(list) as unknown[]).length).toBeGreaterThan(1000);
    const table = await (await get('/huge-csv/?megabytes=1')).text();
    expect(table.slice(0, 40)).toBe('place,tons_2017\nPlace 0,0\nPlace 1,0.125\n');
    await expect(within('/endless/', 150).then((response) => response.text())).rejects.toThrow();
  });

  it('redirects to itself, to the same origin, and to one that allows no calls', async () => {
    expect(await (await get('/redirect/?place=Iowa', {method: 'POST', body: 'text'})).json()).toMatchObject({
      method: 'POST',
      query: [['place', 'Iowa']],
      body: 'text',
    });
    const elsewhere = await get('/redirect-elsewhere/');
    expect(elsewhere.url).toBe(`${api.elsewhere}/fine/`);
    expect(elsewhere.headers.get('access-control-allow-origin')).toBeNull();
    await expect(get('/redirect-loop/')).rejects.toThrow('fetch failed');
  });

  it('fails with statuses', async () => {
    const tooMany = await get('/too-many/');
    expect([tooMany.status, tooMany.headers.get('retry-after')]).toEqual([429, '30']);
    const failed = await get('/server-error/');
    expect([failed.status, failed.headers.get('content-type')]).toEqual([500, 'text/html']);
    expect(await failed.text()).toContain(scriptMark);
    expect((await get('/no-content/')).status).toBe(204);
    expect((await get('/nothing/')).status).toBe(404);
    expect((await get('/__proto__')).status).toBe(404);
  });

  it.each(['/broken-json/', '/empty/'])('sends JSON from %s that cannot be parsed', async (path) => {
    const response = await get(path);
    expect(response.headers.get('content-type')).toBe('application/json');
    await expect(response.json()).rejects.toThrow();
  });

  it('sends content that does not match its type, or no type', async () => {
    expect((await get('/wrong-type/')).headers.get('content-type')).toBe('image/png');
    expect((await get('/no-type/')).headers.get('content-type')).toBeNull();
    expect((await get('/csv-error/')).headers.get('content-type')).toBe('application/json');
    expect(await (await get('/bytes/')).text()).toContain('\uFFFD');
  });

  it('sends values that code may mishandle', async () => {
    const keys = (await (await get('/prototype-keys/')).json()) as object;
    expect(Object.keys(keys)).toContain('__proto__');
    const numbers = await (await get('/numbers/')).text();
    expect(numbers).toContain('9007199254740993');
    expect((JSON.parse(numbers) as {number: number}[])[2]?.number).toBe(Infinity);
    const names = ((await (await get('/control-characters/')).json()) as {name: string}[]).map(({name}) => name).join();
    ['\u0000', '\u202E', '\u2028', '\ud800'].forEach((sign) => expect(names).toContain(sign));
    expect(await (await get('/script/')).text()).toContain(`window.${scriptMark} = true`);
    expect(await (await get('/csv/')).text()).toContain('\n=HYPERLINK');
    expect((await (await get('/deep/')).text()).length).toBe(10_000);
  });
});
