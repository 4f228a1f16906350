/** Collects the files of a specification, wherever they are, into one folder. */
import {spawnSync} from 'node:child_process';
import {lookup} from 'node:dns/promises';
import fs from 'node:fs';
import {BlockList} from 'node:net';
import path from 'node:path';
import {ImportError} from '@training-catalog/readme-import';
import YAML from 'yaml';
import {isBesideModel} from '@training-catalog/openapi-pages/node';
import {decodedPart} from '@training-catalog/content-model/urls';

/** Largest size of a specification, in bytes. */
const maxBytes = 20_000_000;

/** Time limit of a download, in milliseconds. */
const downloadTime = 60_000;

/** Maximum number of files of other hosts that a specification may bring along. */
const maxFetched = 200;

/** Maximum number of redirects that a download follows. */
const maxRedirects = 5;

/** Folder of a set that holds its files from other hosts. */
const fetchedFolder = 'fetched';

/** Where files are read from: the disk, by full path, or one host, by URL. */
interface Origin {
  /** Place of the main file, with `/`. */
  main: string;
  /** Place that a reference in another file names; undefined if it is of another origin. */
  resolve: (reference: string, from: string) => string | undefined;
  read: (place: string) => Promise<string>;
}

/** A `$ref` to another file, as written in a text. */
interface Reference {
  /** Where its value begins and ends in the text, quotes included. */
  range: readonly [number, number];
  /** The file that it names: a path or a URL. */
  file: string;
  /** `#` and the place in that file, or nothing. */
  fragment: string;
}

/** The files of a specification, ready to be written into one folder. */
export interface CollectedFiles {
  /** Texts by path in that folder. References between them name these paths. */
  files: Map<string, string>;
  mainFile: string;
  /** Files that came from other hosts: URL, and path in the folder. */
  fetched: {url: string; file: string}[];
  /** What was not fetched from another host, and why, as sentences. These references stay unchanged. */
  missing: string[];
}

const isUrl = (source: string): boolean => /^[a-z][a-z0-9+.-]+:\/\//i.test(source);

const tooLarge = (place: string): ImportError =>
  new ImportError(`${place} has more than ${maxBytes} bytes; name a smaller file`);

function diskOrigin(source: string): Origin {
  const status = fs.statSync(source, {throwIfNoEntry: false});
  if (!status?.isFile()) {
    throw new ImportError(`there is no file ${source}; give the path or the https URL of an OpenAPI file`);
  }
  const main = fs.realpathSync(source);
  const {stdout} = spawnSync('git', ['rev-parse', '--show-toplevel'], {cwd: path.dirname(main), encoding: 'utf8'});
  // Without a git program there is no output at all.
  const topLevel = (stdout as string | null)?.trim() ?? '';
  const root = topLevel === '' ? path.dirname(main) : fs.realpathSync(topLevel);
  return {
    main: main.split(path.sep).join('/'),
    resolve: (reference, from) => {
      if (isUrl(reference) || isUrl(from)) {
        return undefined;
      }
      const place = path.resolve(path.dirname(from), reference);
      const real = fs.existsSync(place) ? fs.realpathSync(place) : undefined;
      // Neither by its name nor by a symbolic link out of the repository.
      return real?.startsWith(root + path.sep) ? real.split(path.sep).join('/') : undefined;
    },
    read: (place) => {
      if (fs.statSync(place).size > maxBytes) {
        throw tooLarge(place);
      }
      return Promise.resolve(fs.readFileSync(place, 'utf8'));
    },
  };
}

/** The URL of the file itself, if a URL is of its page on GitHub. */
const rawUrl = (url: string): string =>
  url.replace(/^https:\/\/github\.com\/([^/]+\/[^/]+)\/blob\//, 'https://raw.githubusercontent.com/$1/');

/** Why a download failed, in a few words; for a network error, its cause. */
const reasonOf = (error: unknown): string => {
  const {message, cause} = error as Error;
  return cause instanceof Error && cause.message !== '' ? cause.message : message;
};

/**
 * Reads the text at a URL.
 *
 * @param mayRequest why a URL is not requested; undefined if it may be. It is asked about each redirect, too.
 * @returns the text, and its final URL after redirects
 * @throws {ImportError} if the text is too long; an error with the reason if there is none.
 */
async function download(
  requested: string,
  mayRequest: (target: URL) => Promise<string | undefined>,
): Promise<{text: string; url: string}> {
  const signal = AbortSignal.timeout(downloadTime);
  let url = new URL(requested);
  const request = async (hop: string): Promise<Response> => {
    const refusal = await mayRequest(url);
    if (refusal !== undefined) {
      throw new Error(`${hop}${refusal}`);
    }
    return fetch(url, {signal, redirect: 'manual'});
  };
  let response = await request('');
  for (let redirects = 0; [301, 302, 303, 307, 308].includes(response.status); redirects += 1) {
    url = new URL(response.headers.get('location') ?? '', url);
    if (redirects === maxRedirects) {
      throw new Error(`it redirects to ${url.href}, and so on`);
    }
    response = await request(`it redirects to ${url.href}, and `);
  }
  if (!response.ok) {
    throw new Error(`status ${response.status}`);
  }
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  const body: ReadableStream<Uint8Array> | null = response.body;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes > maxBytes) {
      await reader?.cancel();
      throw tooLarge(requested);
    }
    text += decoder.decode(part.value, {stream: true});
  }
  return {text: text + decoder.decode(), url: url.href};
}

/**
 * Whether a reference may name a URL: https, with a public host name. IP addresses, single-word names, and domains
 * of local networks are not public.
 */
const isPublic = ({protocol, hostname}: URL): boolean =>
  protocol === 'https:' && /\.(?!(?:localhost|local|internal|lan|home|arpa)$)[a-z][a-z0-9-]*$/.test(hostname);

/** Networks that the internet does not reach: those of a machine itself, private and shared ones, and those for tests. */
const closedNetworks = new BlockList();
for (const [network, prefix] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
  ] as const),
]) {
  closedNetworks.addSubnet(network, prefix, 'ipv4');
  closedNetworks.addSubnet(`::ffff:${network}`, 96 + prefix, 'ipv6');
}
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  closedNetworks.addSubnet(network, prefix, 'ipv6');
}

/**
 * Why a URL that somebody else wrote, in a file or as a redirect, is not requested: it could name a service of the
 * importing machine or its network, also by a public name that leads there. A name whose address changes between this
 * look-up and the request still needs a certificate of that name.
 */
async function refusalOf(url: URL): Promise<string | undefined> {
  if (!isPublic(url)) {
    return 'only https URLs of public hosts are fetched';
  }
  const addresses = await lookup(url.hostname, {all: true});
  return addresses.some(({address, family}) => closedNetworks.check(address, family === 6 ? 'ipv6' : 'ipv4'))
    ? `${url.hostname} is a host of this machine or its network; only public hosts are fetched`
    : undefined;
}

function webOrigin(source: string): Origin {
  const isOwnMachine = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);
  const url = URL.canParse(source) ? new URL(rawUrl(source)) : undefined;
  if (!url || !(url.protocol === 'https:' || (url.protocol === 'http:' && isOwnMachine(url.hostname)))) {
    throw new ImportError(`${source} is not an https URL; give the URL of an OpenAPI file, or its path`);
  }
  const isHere = (place: string): boolean => new URL(place).origin === url.origin;
  // The person who imports named this host, and no other.
  const mayRequest = async (target: URL): Promise<string | undefined> =>
    isHere(target.href) ? undefined : refusalOf(target);
  return {
    main: url.href,
    resolve: (reference, from) => {
      const target = URL.canParse(reference, from) ? new URL(reference, from).href : undefined;
      // What a file of another host refers to is requested only from public hosts.
      return target !== undefined && isHere(target) && isHere(from) ? target : undefined;
    },
    read: async (place) => {
      try {
        return (await download(place, mayRequest)).text;
      } catch (error) {
        if (error instanceof ImportError) {
          throw error;
        }
        throw new ImportError(`${place} could not be fetched (${reasonOf(error)}); save the file and give its path`);
      }
    },
  };
}

/** Every reference of a JSON or YAML text to another file that its pages depend on, in the order of the text. */
function referencesIn(text: string): Reference[] {
  const found: Reference[] = [];
  YAML.visit(YAML.parseDocument(text, {uniqueKeys: false, logLevel: 'silent'}), {
    Pair(_, {key, value}, above) {
      if (!YAML.isScalar(key) || key.value !== '$ref' || !YAML.isScalar(value) || !value.range) {
        return;
      }
      const keys = above.flatMap((node) =>
        YAML.isPair(node) && YAML.isScalar(node.key) ? [String(node.key.value)] : [],
      );
      if (isBesideModel(keys)) {
        return;
      }
      const [, file = '', fragment = ''] =
        /^([^#]+)(#.*)?$/.exec(typeof value.value === 'string' ? value.value : '') ?? [];
      if (file !== '') {
        found.push({range: [value.range[0], value.range[1]], file, fragment});
      }
    },
  });
  return found;
}

/** A file of a specification, as read. */
interface ReadFile {
  text: string;
  /** Its references, each with the place that it names; undefined if nothing was read there. */
  references: {reference: Reference; target: string | undefined}[];
}

/** Files of other hosts; each is fetched once, and only from public hosts. */
class OtherHosts {
  /** Texts by URL. */
  readonly texts = new Map<string, string>();
  /** URLs that were not fetched, with the reason. */
  readonly missing = new Map<string, string>();
  /** Final URL of each requested URL, after redirects. */
  private readonly sources = new Map<string, string>();

  /**
   * Fetches what a reference names.
   *
   * @param from place of the file that holds the reference
   * @returns the URL that the text came from; undefined if there is none
   */
  async fetch(reference: string, from: string): Promise<string | undefined> {
    const base = isUrl(from) ? from : undefined;
    if (!URL.canParse(reference, base)) {
      return undefined;
    }
    const {href} = new URL(rawUrl(new URL(reference, base).href));
    if (!this.sources.has(href) && !this.missing.has(href)) {
      try {
        this.sources.set(href, await this.read(href));
      } catch (error) {
        this.missing.set(href, reasonOf(error));
      }
    }
    return this.sources.get(href);
  }

  private async read(href: string): Promise<string> {
    if (this.texts.size >= maxFetched) {
      throw new Error(`${maxFetched} files of other hosts were fetched before it, and no more are`);
    }
    const {text, url} = await download(href, refusalOf);
    if (/^\s*</.test(text)) {
      throw new Error('it is a web page');
    }
    this.texts.set(url, text);
    return url;
  }
}

/** Everything that was read for a specification. */
interface Reading {
  /** By place, the main file first. */
  files: Map<string, ReadFile>;
  others: OtherHosts;
}

/** Reads the main file and every file that they refer to. */
async function readAll({main, resolve, read}: Origin): Promise<Reading> {
  const others = new OtherHosts();
  const files = new Map<string, ReadFile>();
  const texts = new Map([[main, await read(main)]]);
  for (const [from, text] of texts) {
    const references: ReadFile['references'] = [];
    for (const reference of referencesIn(text)) {
      // The check reports missing files with their lines.
      const own = resolve(reference.file, from);
      const target = own ?? (await others.fetch(reference.file, from));
      if (target !== undefined && !texts.has(target)) {
        texts.set(target, others.texts.get(target) ?? (await read(target)));
      }
      references.push({reference, target});
    }
    files.set(from, {text, references});
  }
  return {files, others};
}

/**
 * Folders and name of a place, for a URL those of its path, with characters that every system allows in file
 * names.
 */
function segments(place: string): string[] {
  if (!isUrl(place)) {
    return place.split('/');
  }
  return new URL(place).pathname.split('/').map((part) =>
    decodedPart(part)
      .replaceAll(/[^\w.@{}()+,=~ -]/g, '-')
      .replace(/^\.+$/, '-'),
  );
}

/** Local name of the main file; for a URL without one, from its content. */
function mainName(place: string, text: string): string {
  const name = (segments(place).at(-1) ?? '').replaceAll(/[^\w.-]/g, '-');
  return /^[\w-][\w.-]*\.(?:ya?ml|json)$/.test(name) ? name : `openapi${ending(text)}`;
}

const ending = (text: string): string => (text.trimStart().startsWith('{') ? '.json' : '.yaml');

/** Path in the set's folder of a file from another host: below the name of the host, with an extension for its kind. */
function fetchedName(url: string, text: string): string {
  const name = path.posix.join(fetchedFolder, new URL(url).host.replace(':', '-'), ...segments(url));
  return /\.(?:ya?ml|json|md|txt)$/i.test(name) ? name : `${name}${ending(text)}`;
}

/** Paths in the set's folder by place, the main file's first. No two differ only in capitals. */
function layOut(main: string, {files, others}: Reading): Map<string, string> {
  const isOwn = (place: string): boolean => !others.texts.has(place);
  const folders = [...files.keys()].filter(isOwn).map((place) => segments(place).slice(0, -1));
  const [first = []] = folders;
  const shared = first.filter((_, index) =>
    folders.every((folder) => folder.slice(0, index + 1).join('/') === first.slice(0, index + 1).join('/')),
  ).length;
  const taken = new Set<string>();
  return new Map(
    [...files].map(([place, {text}]): [string, string] => {
      const below = segments(place).slice(shared);
      const wanted = !isOwn(place)
        ? fetchedName(place, text)
        : path.posix.join(...(place === main ? [...below.slice(0, -1), mainName(place, text)] : below));
      const {dir, name, ext} = path.posix.parse(wanted);
      let file = wanted;
      for (let count = 2; taken.has(file.toLowerCase()); count += 1) {
        file = path.posix.join(dir, `${name}-${count}${ext}`);
      }
      taken.add(file.toLowerCase());
      return [place, file];
    }),
  );
}

/** Rewrites the references in a text to the paths of the files in the set's folder. The rest stays unchanged. */
function withPaths({text, references}: ReadFile, file: string, paths: ReadonlyMap<string, string>): string {
  const folder = path.posix.dirname(file);
  return references.reduceRight((before, {reference, target}) => {
    const wanted = target === undefined ? undefined : paths.get(target);
    if (wanted === undefined || path.posix.join(folder, reference.file) === wanted) {
      return before;
    }
    const [start, end] = reference.range;
    const value = JSON.stringify(path.posix.relative(folder, wanted) + reference.fragment);
    return before.slice(0, start) + value + before.slice(end);
  }, text);
}

/**
 * Collects the files of a specification: the main file and all that they refer to, on the same disk or host, and at
 * https URLs of other hosts. References to what gets another path are rewritten.
 *
 * @param source path of the main file, or its URL
 * @throws {ImportError} if a file is missing on the disk or the host of the main file, or too large.
 */
export async function collectFiles(source: string): Promise<CollectedFiles> {
  const origin = isUrl(source) ? webOrigin(source) : diskOrigin(source);
  const reading = await readAll(origin);
  const paths = layOut(origin.main, reading);
  const files = [...reading.files].map(([place, file]): [string, string] => {
    const name = paths.get(place) ?? '';
    return [name, withPaths(file, name, paths)];
  });
  const {texts, missing} = reading.others;
  return {
    files: new Map(files),
    mainFile: paths.get(origin.main) ?? '',
    fetched: [...paths].flatMap(([url, file]) => (texts.has(url) ? [{url, file}] : [])),
    missing: [...missing].map(([url, reason]) => `${url} was not fetched (${reason})`),
  };
}
