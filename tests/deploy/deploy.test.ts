import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {addressesOf, readList} from '@training-catalog/pages-deploy';
import oldAddresses from '@training-catalog/pages-deploy/redirects';
import {folderOf} from '../support/folders';
import {runCommand, type Ended} from '../support/runCommand';
import {gitConfigOfRunner} from './gitConfigOfRunner';
import {startHost, type PagesHost} from './pagesHost';

const hosts: PagesHost[] = [];
afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.close()));
});

/** A repository with a site that shows a push after half a second or never. */
async function host(delay: number | undefined = 500): Promise<PagesHost> {
  const started = await startHost(delay);
  hosts.push(started);
  return started;
}

const neverShows = (): Promise<PagesHost> => startHost().then((started) => (hosts.push(started), started));

const first = 'a'.repeat(40);
const second = 'b'.repeat(40);

/** A build folder with the files that every build has, and the given ones. */
const buildOf = (files: Record<string, string>): string =>
  folderOf({'.nojekyll': '', 'index.html': 'Home', '404.html': 'Not found', 'assets/js/main.1.js': '', ...files});

/** Runs the command of the workflow; asynchronous, so that the server of the host can respond meanwhile. */
function deploy(options: Record<string, string>, env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  return runCommand(process.execPath, ['packages/catalog-cli/bin/catalog.js', 'deploy', ...args], {
    env: {...process.env, GIT_CONFIG_GLOBAL: gitConfigOfRunner(), ...env},
  });
}

/** Publishes a build on a host, and waits at most a minute for the site. */
const publish = (
  {remote, siteUrl}: PagesHost,
  build: string,
  commit: string,
  options: Record<string, string> = {},
): Promise<Ended> => deploy({build, remote, commit, 'site-url': siteUrl, timeout: '60', interval: '0.2', ...options});

describe('a deploy', () => {
  it('publishes for the first time, says when the site is live, and does not modify the build', async () => {
    const pages = await host();
    const build = buildOf({
      'docs/Tool/how-to.html': 'How to',
      'docs/Größe 1.html': 'Size',
      // Would exclude the script from the commit.
      'assets/.gitignore': '*',
    });
    const {status, output} = await publish(pages, build, first);
    expect(output.split('\n')).toEqual([
      'Nothing is published in gh-pages yet',
      `Pushed the build of ${first} to gh-pages`,
      expect.stringMatching(`^Live: ${pages.siteUrl} shows commit ${first}, \\d+ s after the push$`),
      '',
    ]);
    expect(status).toBe(0);
    expect(await pages.get('docs/Tool/how-to')).toEqual({status: 200, text: 'How to'});
    expect(await pages.get(encodeURI('docs/Größe 1'))).toEqual({status: 200, text: 'Size'});
    expect(pages.files()).toEqual(expect.arrayContaining(['.nojekyll', 'assets/js/main.1.js']));
    expect(JSON.parse(pages.file('version.json'))).toEqual({commit: first});
    expect(readList(pages.file('addresses.txt'))).toEqual(['', 'docs/Größe 1', 'docs/Tool/how-to']);
    expect(fs.readdirSync(build).sort()).toEqual(['.nojekyll', '404.html', 'assets', 'docs', 'index.html']);
  });

  it('requests the commit with a different query each time', async () => {
    const pages = await host(1500);
    await publish(pages, buildOf({}), first);
    expect(pages.requests.length).toBeGreaterThan(2);
    expect(new Set(pages.requests).size).toBe(pages.requests.length);
  });

  it('publishes a second time as one commit, and keeps every address of the first', async () => {
    const pages = await host();
    await publish(pages, buildOf({'docs/a.html': 'Old', 'assets/js/old.1.js': ''}), first);
    const {status, output} = await publish(pages, buildOf({'docs/a.html': 'New', 'docs/b.html': ''}), second);
    expect(output).toContain('The build serves all 2 addresses that are published in gh-pages\n');
    expect(output).toMatch(new RegExp(`^Live: .* shows commit ${second}`, 'm'));
    expect(status).toBe(0);
    expect(await pages.get('docs/a')).toEqual({status: 200, text: 'New'});
    expect(readList(pages.file('addresses.txt'))).toEqual(['', 'docs/a', 'docs/b']);
    expect(pages.git('rev-list', '--count', 'gh-pages').trim()).toBe('1');
    expect(pages.files()).not.toContain('assets/js/old.1.js');
  });

  it('refuses a build that loses an address, and pushes nothing', async () => {
    const pages = await host();
    await publish(pages, buildOf({'docs/Old/how-to.html': ''}), first);
    const before = pages.published();
    const {status, output} = await publish(pages, buildOf({'docs/New/how-to.html': ''}), second);
    expect(status).toBe(1);
    expect(output).toBe(
      'Nothing is published, because addresses would be lost:\n' +
        'docs/Old/how-to: this published address no longer exists; add its redirect to redirects.yml: "docs/Old/how-to": <new address>\n',
    );
    expect(pages.published()).toBe(before);
  });

  it('refuses to lose an address that only an earlier build had, and one from before there was a list', async () => {
    const pages = await host();
    await publish(pages, buildOf({'docs/a.html': ''}), first);
    const list = `${pages.file('addresses.txt')}docs/older\n`;
    const amend = folderOf({}, 'amend-');
    pages.git('--work-tree', amend, 'checkout', '--force', 'gh-pages', '--', '.');
    const commit = (text?: string): void => {
      fs.rmSync(path.join(amend, 'addresses.txt'), {force: true});
      if (text !== undefined) {
        fs.writeFileSync(path.join(amend, 'addresses.txt'), text);
      }
      pages.git('--work-tree', amend, 'add', '--all', '--force');
      const tree = pages.git('write-tree').trim();
      pages.git('update-ref', 'refs/heads/gh-pages', pages.git('commit-tree', tree, '-m', 'x').trim());
    };
    commit(list);
    expect((await publish(pages, buildOf({'docs/a.html': ''}), second)).output).toContain(
      'docs/older: this published address no longer exists',
    );
    commit();
    expect((await publish(pages, buildOf({}), second)).output).toContain(
      'docs/a: this published address no longer exists',
    );
    expect((await publish(pages, buildOf({'docs/a.html': ''}), second)).status).toBe(0);
  });

  it('accepts an address that moved and has a redirect', async () => {
    const pages = await host();
    await publish(pages, buildOf({'docs/Old/how-to.html': ''}), first);
    const build = buildOf({'docs/New/how-to.html': 'The page'});
    const baseUrl = '/training-catalog/';
    const siteDir = folderOf({'redirects.yml': 'docs/Old/: docs/New/\n'});
    const plugin = oldAddresses(
      {
        siteConfig: {url: 'https://example.org'},
        siteDir,
        baseUrl,
      } as Parameters<typeof oldAddresses>[0],
      {},
    );
    type Built = Parameters<NonNullable<typeof plugin.postBuild>>[0];
    const built = {outDir: build, routesPaths: [`${baseUrl}docs/New/how-to`], plugins: []};
    await plugin.postBuild?.(built as unknown as Built);
    const {status, output} = await publish(pages, build, second);
    expect(output).toContain('The build serves all 2 addresses');
    expect(status).toBe(0);
    expect((await pages.get('docs/Old/how-to')).text).toContain(
      '<link rel="canonical" href="https://example.org/training-catalog/docs/New/how-to">',
    );
  });

  it('fails within its time limit if the site never shows the commit, and says where to look', async () => {
    const pages = await neverShows();
    const {status, output} = await publish(pages, buildOf({}), first, {timeout: '2'});
    expect(status).toBe(1);
    expect(pages.published()).toBeDefined();
    expect(output).toMatch(
      /does not show commit a{40} after \d s; its last response: status 404\. The branch gh-pages is pushed/,
    );
    expect(output).toContain('Settings > Pages');
    expect(output).not.toContain('Live');
  });

  it('fails within its time limit if the site stays at the previous commit or is unreachable', async () => {
    const pages = await host();
    await publish(pages, buildOf({}), first);
    const other = await host();
    await publish(other, buildOf({}), second);
    const stale = await publish(other, buildOf({}), 'c'.repeat(40), {timeout: '3', 'site-url': pages.siteUrl});
    expect(stale).toMatchObject({
      status: 1,
      output: expect.stringContaining(`its last response: commit ${first}.`) as string,
    });
    await other.stopSite();
    const away = await publish(other, buildOf({}), 'd'.repeat(40), {timeout: '3'});
    expect(away).toMatchObject({status: 1, output: expect.stringContaining('ECONNREFUSED') as string});
  });

  it('reports the last complete response if the time limit cuts a request short', async () => {
    let requests = 0;
    const server = http.createServer((_, response) => {
      requests += 1;
      // Every request after the first is left without a response.
      if (requests === 1) {
        response.end(JSON.stringify({commit: first}));
      }
    });
    await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)));
    const siteUrl = `http://localhost:${(server.address() as AddressInfo).port}/`;
    const {output} = await publish(await host(), buildOf({}), second, {timeout: '2', 'site-url': siteUrl});
    server.closeAllConnections();
    server.close();
    expect(requests).toBeGreaterThan(1);
    expect(output).toContain(`its last response: commit ${first}.`);
  });

  it.each([
    ['without pages', {'index.html': 'x'}, ['index.html'], 'There is no build in'],
    ['without .nojekyll', {}, ['.nojekyll'], '.nojekyll is missing: GitHub Pages would run Jekyll'],
    [
      'with a version.json of its own',
      {'version.json': '{}'},
      [],
      'version.json has a name that is reserved for the deploy',
    ],
  ])('refuses a build %s', async (_, files, removed, message) => {
    const pages = await host();
    const build = buildOf(files);
    removed.forEach((name) => fs.rmSync(path.join(build, name)));
    const {status, output} = await publish(pages, build, first);
    expect(output).toContain(message);
    expect({status, published: pages.published()}).toEqual({status: 1, published: undefined});
  });

  it.each([
    [{remote: '', commit: first}, 'Specify what to publish and where: --build'],
    [{remote: 'nowhere', commit: 'main'}, '--commit is "main"; write a commit hash'],
    [{remote: 'nowhere', commit: first, timeout: 'long'}, '--timeout is "long"; write a number of seconds'],
    [{remote: 'nowhere', commit: first, 'site-url': 'here'}, '--site-url is "here"; write the address'],
    [{remote: 'nowhere', commit: first, token: 'x'}, "Unknown option '--token'"],
    [{remote: '/nowhere', commit: first}, "git ls-remote: fatal: '/nowhere' does not appear to be a git repository"],
  ])('says what is wrong with its options %o', async (options, message) => {
    const {status, output} = await deploy({build: buildOf({}), ...options});
    expect(output).toContain(message);
    expect(output).not.toContain('    at ');
    expect(status).toBe(1);
  });

  it('authenticates with the token and never prints it', async () => {
    const headers: (string | undefined)[] = [];
    const server = http.createServer(({headers: {authorization}}, response) => {
      headers.push(authorization);
      response.writeHead(403).end();
    });
    await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)));
    const token = 'ghs_secretSecret';
    const login = Buffer.from(`x-access-token:${token}`).toString('base64');
    const remoteAt = (userinfo: string): string =>
      `http://${userinfo}localhost:${(server.address() as AddressInfo).port}/o/r.git`;
    // Trace output of git, for debugging.
    const trace = {GIT_TRACE: '1', GIT_CURL_VERBOSE: '1', GIT_TRACE_REDACT: '0'};
    const results = [
      await deploy({build: buildOf({}), remote: remoteAt(''), commit: first}, {...trace, DEPLOY_TOKEN: token}),
      await deploy({build: buildOf({}), remote: remoteAt(`x-access-token:${token}@`), commit: first}, trace),
    ];
    server.close();
    expect(headers[0]).toBe(`Basic ${login}`);
    for (const {status, output} of results) {
      expect(status).toBe(1);
      expect(output).toContain('git ls-remote: ');
      expect(output).not.toContain(token);
      expect(output).not.toContain(login);
    }
  });

  it('publishes the build of the site', async () => {
    const pages = await host();
    const {status, output} = await publish(pages, 'build', first, {timeout: '60'});
    expect(output).toMatch(/^Live: /m);
    expect(status).toBe(0);
    const addresses = addressesOf('build');
    expect(readList(pages.file('addresses.txt'))).toEqual(addresses);
    for (const address of addresses) {
      expect(await pages.get(encodeURI(address)).then((answer) => answer.status), address).toBe(200);
    }
    expect((await publish(pages, 'build', second, {timeout: '60'})).output).toContain(
      `The build serves all ${addresses.length} addresses`,
    );
  });
});
