/** Collects the files of a specification, wherever they are, into one folder. */
import {spawnSync} from 'node:child_process';
import {lookup} from 'node:dns/promises';
import fs from 'node:fs';
import {BlockList, isIPv6} from 'node:net';
import path from 'node:path';
import {decodeText, Refusal} from '@training-catalog/utils/node';
import {decodedPart} from '@training-catalog/utils/urls';
import YAML from 'yaml';
import {isBesideModel} from '../resolveReferences.js';

/** Largest size of a file, in bytes. */
const maxBytes = 20_000_000;

/** Time limit of a download, in milliseconds. */
const downloadTime = 60_000;

/** Maximum number of files of other hosts that a specification may bring along. */
const maxFetched = 200;

/** Maximum number of redirects that a download follows. */
const maxRedirects = 5;

/** A `$ref` to another file, as written in a text. */
interface Reference {
  /** Where its value begins and ends in the text, quotes included. */
  range: readonly [number, number];
  /** The file that it names: a path or a URL. */
  file: string;
  /** `#` and the place in that file, or nothing. */
  fragment: string;
  /** Place of the file; undefined if it was not read. */
  place?: string | undefined;
}

/** A file of a specification, as read. */
interface ReadFile {
  text: string;
  references: Reference[];
}

/** The files of a specification, ready to be written into one folder. */
export interface CollectedFiles {
  /** Texts by path in that folder, the main file first. References between them name these paths. */
  files: Map<string, string>;
  /** Files that came from other hosts: URL, and path in the folder. */
  fetched: {url: string; file: string}[];
  /** What was not fetched, and why, as sentences. These references stay unchanged. */
  missing: string[];
}

const isUrl = (place: string): boolean => /^[a-z][a-z0-9+.-]+:\/\//i.test(place);

const originOf = (place: string): string => (isUrl(place) ? new URL(place).origin : 'disk');

/** The URL of the file itself, if a URL is of its page on GitHub. */
const rawUrl = (url: string): string =>
  url.replace(/^https:\/\/github\.com\/([^/]+\/[^/]+)\/blob\//, 'https://raw.githubusercontent.com/$1/');

/** Why a file could not be read, in a few words; for a network error, its cause. */
const reasonOf = (error: unknown): string => {
  const {message, cause} = error as Error;
  return cause instanceof Error && cause.message !== '' ? cause.message : message;
};

const tooLarge = new Refusal(`a file has more than ${maxBytes} bytes; name a smaller one`);

/** Networks that the internet does not reach: those of a machine itself, private and shared ones, and those for tests. */
const closedNetworks = new BlockList();
const closed =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 198.18.0.0/15 224.0.0.0/3 ::/96 64:ff9b::/96 fc00::/7 fe80::/10 ff00::/8';
closed.split(' ').forEach((network) => {
  const [address = '', prefix] = network.split('/');
  closedNetworks.addSubnet(address, Number(prefix), isIPv6(address) ? 'ipv6' : 'ipv4');
});

/**
 * Why a URL that somebody else wrote, in a file or as a redirect, is not requested: it could name a service of the
 * importing machine or its network, also by a public name that leads there. A name whose address changes between this
 * look-up and the request still needs a certificate of that name.
 */
async function refusalOf({protocol, hostname}: URL): Promise<string | undefined> {
  if (protocol !== 'https:' || !/\.(?!(?:localhost|local|internal|lan|home|arpa)$)[a-z][a-z0-9-]*$/.test(hostname)) {
    return 'only https URLs of public hosts are fetched';
  }
  const addresses = await lookup(hostname, {all: true});
  return addresses.some(({address, family}) => closedNetworks.check(address, family === 6 ? 'ipv6' : 'ipv4'))
    ? `${hostname} is a host of this machine or its network; only public hosts are fetched`
    : undefined;
}

/**
 * Reads the text at a URL.
 *
 * @param isNamed whether the importing person named this host
 * @returns the text, and its final URL after redirects
 * @throws an error with the reason, if there is no text.
 */
async function download(href: string, isNamed: (url: URL) => boolean): Promise<{text: string; place: string}> {
  const signal = AbortSignal.timeout(downloadTime);
  let url = new URL(href);
  let hop = '';
  for (let redirects = 0; ; redirects += 1) {
    const refusal = isNamed(url) ? undefined : await refusalOf(url);
    if (refusal !== undefined) {
      throw new Error(hop + refusal);
    }
    const response = await fetch(url, {signal, redirect: 'manual'});
    if ([301, 302, 303, 307, 308].includes(response.status)) {
      url = new URL(response.headers.get('location') ?? '', url);
      hop = `it redirects to ${url.href}, and `;
      if (redirects === maxRedirects) {
        throw new Error(`${hop}so on`);
      }
      continue;
    }
    if (!response.ok) {
      throw new Error(`status ${response.status}`);
    }
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      parts.push(part);
      bytes += part.byteLength;
      if (bytes > maxBytes) {
        throw tooLarge;
      }
    }
    const text = decodeText(Buffer.concat(parts), 'it');
    if (/^\s*</.test(text)) {
      throw new Error('it is a web page');
    }
    return {text, place: url.href};
  }
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
      const [, file = '', fragment = ''] = /^([^#]+)(#.*)?$/.exec(String(value.value)) ?? [];
      if (file !== '' && !isBesideModel(keys)) {
        found.push({range: [value.range[0], value.range[1]], file, fragment});
      }
    },
  });
  return found;
}

/** Reads the main file and every file that they refer to, by place: a full path or a URL. */
async function readAll(source: string): Promise<{files: Map<string, ReadFile>; missing: Map<string, string>}> {
  const files = new Map<string, ReadFile>();
  const missing = new Map<string, string>();
  /** Place of each file that was asked for; after redirects, it is another one. */
  const places = new Map<string, string | undefined>();
  let root = '';
  let origin = '';

  const add = (text: string, place: string): string => {
    if (!files.has(place)) {
      files.set(place, {text, references: referencesIn(text)});
    }
    return place;
  };
  const fromDisk = (file: string): string => {
    if (fs.statSync(file).size > maxBytes) {
      throw tooLarge;
    }
    return add(decodeText(fs.readFileSync(file), path.basename(file)), file.split(path.sep).join('/'));
  };
  /** @param from place of the file that names the URL, which may be of the host that the person named */
  const fromWeb = async (href: string, from: string): Promise<string> => {
    const isOwn = originOf(from) === origin;
    if (!isOwn && [...files.keys()].filter((one) => isUrl(one) && originOf(one) !== origin).length >= maxFetched) {
      throw new Error(`${maxFetched} files of other hosts were fetched before it, and no more are`);
    }
    const {text, place} = await download(href, (url) => isOwn && url.origin === origin);
    return add(text, place);
  };
  const placeOf = async (reference: string, from: string): Promise<string | undefined> => {
    if (!isUrl(reference) && !isUrl(from)) {
      const file = path.resolve(path.dirname(from), reference);
      const real = fs.existsSync(file) ? fs.realpathSync(file) : undefined;
      // Neither by its name nor by a symbolic link out of the repository. The check reports missing files with their lines.
      return real?.startsWith(root + path.sep) ? fromDisk(real) : undefined;
    }
    const base = isUrl(from) ? from : undefined;
    const href = URL.canParse(reference, base) ? rawUrl(new URL(reference, base).href) : '';
    if (href !== '' && !places.has(href)) {
      try {
        places.set(href, await fromWeb(href, from));
      } catch (error) {
        places.set(href, undefined);
        missing.set(href, reasonOf(error));
      }
    }
    return places.get(href);
  };

  try {
    if (isUrl(source)) {
      const url = new URL(rawUrl(source));
      const isOwnMachine = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
      if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isOwnMachine)) {
        throw new Refusal(`${source} is not an https URL; give the URL of an OpenAPI file, or its path`);
      }
      ({origin} = url);
      await fromWeb(url.href, url.href);
    } else if (fs.statSync(source, {throwIfNoEntry: false})?.isFile()) {
      const main = fs.realpathSync(source);
      const git = spawnSync('git', ['rev-parse', '--show-toplevel'], {cwd: path.dirname(main), encoding: 'utf8'});
      // Without a git program, or outside a repository, the folder of the file takes the place of the repository.
      root = git.status === 0 ? fs.realpathSync(git.stdout.trim()) : path.dirname(main);
      fromDisk(main);
    } else {
      throw new Refusal(`there is no file ${source}; give the path or the https URL of an OpenAPI file`);
    }
  } catch (error) {
    throw error instanceof Refusal
      ? error
      : new Refusal(`${source} could not be fetched (${reasonOf(error)}); save the file and give its path`);
  }
  // Grows while it is read.
  for (const [from, {references}] of files) {
    for (const reference of references) {
      reference.place = await placeOf(reference.file, from);
    }
  }
  return {files, missing};
}

const ending = (text: string): string => (text.trimStart().startsWith('{') ? '.json' : '.yaml');

/** Path of a place; that of a URL with characters that every system allows in file names. */
const pathOf = (place: string): string =>
  !isUrl(place)
    ? place
    : new URL(place).pathname
        .split('/')
        .map((part) =>
          decodedPart(part)
            .replaceAll(/[^\w.@{}()+,=~ -]/g, '-')
            .replace(/^\.+$/, '-'),
        )
        .join('/');

/**
 * Paths in the folder by place, the main file's first. Those of other hosts are below `fetched/` and the name of the
 * host. No two differ only in capitals.
 */
function layOut(files: ReadonlyMap<string, ReadFile>): Map<string, string> {
  const [main = ''] = files.keys();
  const own = [...files.keys()].filter((place) => originOf(place) === originOf(main)).map(pathOf);
  let top = path.posix.dirname(pathOf(main));
  while (top !== '/' && !own.every((place) => place.startsWith(`${top}/`))) {
    top = path.posix.dirname(top);
  }
  const wanted = (place: string, text: string): string => {
    if (originOf(place) !== originOf(main)) {
      const name = path.posix.join('fetched', new URL(place).host.replace(':', '-'), pathOf(place));
      return /\.(?:ya?ml|json|md|txt)$/i.test(name) ? name : name + ending(text);
    }
    const {dir, base} = path.posix.parse(path.posix.relative(top, pathOf(place)));
    // The list of sets wants such a name of a main file.
    const plain = base.replaceAll(/[^\w.-]/g, '-');
    const fit = /^[\w-].*\.(?:ya?ml|json)$/.test(plain) ? plain : `openapi${ending(text)}`;
    return path.posix.join(dir, place === main ? fit : base);
  };
  const taken = new Set<string>();
  return new Map(
    [...files].map(([place, {text}]): [string, string] => {
      let file = wanted(place, text);
      const {dir, name, ext} = path.posix.parse(file);
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
  return references.reduceRight((before, {range: [start, end], file: named, fragment, place}) => {
    const wanted = paths.get(place ?? '');
    return wanted === undefined || path.posix.join(folder, named) === wanted
      ? before
      : before.slice(0, start) + JSON.stringify(path.posix.relative(folder, wanted) + fragment) + before.slice(end);
  }, text);
}

/**
 * Collects the files of a specification: the main file and all that they refer to, on the same disk or host, and at
 * https URLs of other hosts. References to what gets another path are rewritten.
 *
 * @param source path of the main file, or its URL
 * @throws {Refusal} if the main file cannot be read.
 */
export async function collectFiles(source: string): Promise<CollectedFiles> {
  const {files, missing} = await readAll(source);
  const paths = layOut(files);
  const [main = ''] = files.keys();
  return {
    files: new Map(
      [...files].map(([place, file]) => {
        const name = paths.get(place) ?? '';
        return [name, withPaths(file, name, paths)];
      }),
    ),
    fetched: [...paths].flatMap(([url, file]) => (originOf(url) === originOf(main) ? [] : [{url, file}])),
    missing: [...missing].map(([url, reason]) => `${url} was not fetched (${reason})`),
  };
}
