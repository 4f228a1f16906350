import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';

/** Media types by file extension. */
const types = new Map<string, string>(
  Object.entries({
    '.atom': 'application/atom+xml',
    '.css': 'text/css; charset=utf-8',
    '.csv': 'text/csv; charset=utf-8',
    '.gif': 'image/gif',
    '.html': 'text/html; charset=utf-8',
    '.ico': 'image/x-icon',
    '.ics': 'text/calendar; charset=utf-8',
    '.ipynb': 'application/x-ipynb+json',
    '.jpg': 'image/jpeg',
    '.js': 'text/javascript; charset=utf-8',
    '.json': 'application/json; charset=utf-8',
    '.md': 'text/markdown; charset=utf-8',
    '.mjs': 'text/javascript; charset=utf-8',
    '.pdf': 'application/pdf',
    '.png': 'image/png',
    '.svg': 'image/svg+xml',
    '.txt': 'text/plain; charset=utf-8',
    '.wasm': 'application/wasm',
    '.webp': 'image/webp',
    '.woff2': 'font/woff2',
    '.xml': 'application/xml; charset=utf-8',
    '.yaml': 'text/yaml; charset=utf-8',
    '.zip': 'application/zip',
  }),
);

const compressed = /^(text|application\/(json|xml))|svg/;

const typeOf = (file: string): string => types.get(path.extname(file)) ?? 'application/octet-stream';

/** Whether GitHub Pages compresses a file with this name. */
export const isCompressed = (file: string): boolean => compressed.test(typeOf(file));

/** Response of GitHub Pages to a path: a file, a redirect to a folder, or the 404 page. */
export type PagesResponse = {kind: 'file'; file: string} | {kind: 'redirect'; to: string} | {kind: 'missing'};

/** Whether a file with exactly this name exists; checks case, because macOS file systems ignore it. */
function isFile(root: string, relative: string): boolean {
  const file = path.join(root, relative);
  return (
    fs.existsSync(file) &&
    fs.statSync(file).isFile() &&
    fs.realpathSync.native(file) === path.join(fs.realpathSync.native(root), relative)
  );
}

/**
 * Resolves a path as GitHub Pages does: `/a` is the file a, else a.html, else a redirect to `/a/` if that folder has an
 * index.html; `/a/` is only a/index.html. Case matters, and nothing exists outside the base path.
 *
 * @param root folder of the build.
 * @param baseUrl base path with slashes on both ends.
 * @param pathname path of the request, still encoded.
 */
export function resolveRequest(root: string, baseUrl: string, pathname: string): PagesResponse {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return {kind: 'missing'};
  }
  if (!decoded.startsWith(baseUrl)) {
    return decoded === baseUrl.slice(0, -1) ? {kind: 'redirect', to: baseUrl} : {kind: 'missing'};
  }
  const relative = path.normalize(decoded.slice(baseUrl.length));
  if (relative.startsWith('..')) {
    return {kind: 'missing'};
  }
  if (decoded.endsWith('/')) {
    const index = path.join(relative, 'index.html');
    return isFile(root, index) ? {kind: 'file', file: index} : {kind: 'missing'};
  }
  const file = [relative, `${relative}.html`].find((name) => isFile(root, name));
  if (file) {
    return {kind: 'file', file};
  }
  return isFile(root, path.join(relative, 'index.html')) ? {kind: 'redirect', to: `${pathname}/`} : {kind: 'missing'};
}

/** Compresses each version of a file once. */
function compressedFiles(): (file: string) => Buffer {
  const files = new Map<string, {state: string; gzip: Buffer}>();
  return (file) => {
    const {mtimeMs, size} = fs.statSync(file);
    const state = `${mtimeMs} ${size}`;
    const known = files.get(file);
    if (known?.state === state) {
      return known.gzip;
    }
    const gzip = zlib.gzipSync(fs.readFileSync(file));
    files.set(file, {state, gzip});
    return gzip;
  };
}

/** Serves a build the way GitHub Pages does: base path, exact case, no trailing slash, 404.html, gzip. */
export function pagesServer(root: string, baseUrl: string): http.Server {
  const compressedFile = compressedFiles();
  return http.createServer((request, response) => {
    const target = request.url ?? '/';
    if (!URL.canParse(target, 'http://localhost')) {
      response.writeHead(400, {'content-type': 'text/plain'}).end('Bad request');
      return;
    }
    const {pathname, search} = new URL(target, 'http://localhost');
    const found = resolveRequest(root, baseUrl, pathname);
    if (found.kind === 'redirect') {
      response.writeHead(301, {location: found.to + search}).end();
      return;
    }
    const status = found.kind === 'file' ? 200 : 404;
    const file = path.join(root, found.kind === 'file' ? found.file : '404.html');
    if (!fs.existsSync(file)) {
      response.writeHead(404, {'content-type': 'text/plain'}).end('Not found');
      return;
    }
    const type = typeOf(file);
    const gzip = isCompressed(file) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    response.writeHead(status, {
      'content-type': type,
      'cache-control': 'max-age=600',
      ...(gzip ? {'content-encoding': 'gzip', vary: 'accept-encoding'} : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : gzip ? compressedFile(file) : fs.readFileSync(file));
  });
}
