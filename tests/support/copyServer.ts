import http from 'node:http';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {portOf} from '../../tools/bench/machine';
import {filesIn} from '@training-catalog/utils/node';
import {hashSource} from '@training-catalog/final-pass';
import {pagesServer} from '@training-catalog/pages-deploy';
import {writeOfflineCopy} from '@training-catalog/offline-copy/node';
import {address} from '../../catalog.config';
import {siteSettings} from '../../site.config';
import {fixtureSite} from './fixtureSite';

/** A server that a test can stop, and whose site it can replace; it serves as GitHub Pages does. */
export class CopyServer {
  /** Bytes of all responses, compressed as sent. */
  sent = 0;
  /** Requested paths, decoded, below the base path. */
  asked: string[] = [];
  /** Responds instead of the site if it returns true. */
  fault: (name: string, response: http.ServerResponse) => boolean = () => false;
  private site: http.Server;
  private server: http.Server | undefined;
  private port = 0;

  constructor(folder: string = fixtureSite.build) {
    this.site = pagesServer(path.resolve(folder), address.baseUrl);
  }

  /** Address of a page. */
  at(route: string): string {
    return `http://localhost:${this.port}${address.baseUrl}${route}`;
  }

  /** Serves another build from now on. */
  serve(folder: string): void {
    this.site = pagesServer(path.resolve(folder), address.baseUrl);
  }

  /** Starts listening, always at the same address. */
  async start(): Promise<void> {
    const server = http.createServer((request, response) => {
      const name = decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname).slice(address.baseUrl.length);
      this.asked.push(name);
      if (this.fault(name, response)) {
        return;
      }
      const end = response.end.bind(response) as (content?: unknown) => http.ServerResponse;
      response.end = ((content?: Buffer | string) => {
        this.sent += content?.length ?? 0;
        return end(content);
      }) as typeof response.end;
      this.site.emit('request', request, response);
    });
    this.server = server;
    await new Promise<void>((resolve) => server.listen(this.port, resolve));
    this.port = portOf(server);
  }

  /** Stops listening. */
  async stop(): Promise<void> {
    const {server} = this;
    this.server = undefined;
    if (server) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }
}

/** A second version of the build, in a separate folder: one page has an additional line. */
export async function secondVersion(page: string, line: string): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'second-version-'));
  fs.cpSync(fixtureSite.build, folder, {recursive: true});
  const file = path.join(folder, `${page}.html`);
  fs.appendFileSync(file, `<p>${line}</p>`);
  await writeOfflineCopy(folder, {baseUrl: address.baseUrl, ...siteSettings.offlineCopyOptions});
  return folder;
}

/** The build as a deploy with changed sources would publish it, in a separate folder: every script has another URL. */
export function laterDeploy(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'later-deploy-'));
  fs.cpSync(fixtureSite.build, folder, {recursive: true});
  const scripts = path.join(folder, 'assets/js');
  const names = filesIn(scripts);
  // Of their content: other hashes are keys in the bundler's runtime, and some would be no keys backwards.
  const hashes = new Set(names.flatMap((name) => /\.([\da-f]{8,})\.js$/.exec(name)?.[1] ?? []));
  const rename = (text: string): string =>
    text.replace(/[\da-f]{8,}/g, (hash) => (hashes.has(hash) ? Array.from(hash).reverse().join('') : hash));
  // By which pages know their scripts.
  const integrities = new Map<string, string>();
  names.forEach((name) => {
    const text = fs.readFileSync(path.join(scripts, name), 'utf8');
    fs.rmSync(path.join(scripts, name));
    fs.writeFileSync(path.join(scripts, rename(name)), rename(text));
    integrities.set(hashSource(text).slice(1, -1), hashSource(rename(text)).slice(1, -1));
  });
  filesIn(folder)
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(folder, name))
    .forEach((file) =>
      fs.writeFileSync(
        file,
        rename(fs.readFileSync(file, 'utf8')).replaceAll(
          /sha256-[\w+/]{43}=/g,
          (hash) => integrities.get(hash) ?? hash,
        ),
      ),
    );
  return folder;
}
