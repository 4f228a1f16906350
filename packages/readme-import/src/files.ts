import fs from 'node:fs';
import path from 'node:path';
import {folderNameProblem, isDeviceName} from '@training-catalog/content-model';
import {decodedPart} from '@training-catalog/utils/urls';
import {ImportError} from './report.js';
import type {Settings} from './settings.js';

/** Folders at whose addresses Docusaurus publishes pages of its own: the list of tags, and pages of categories. */
const ofDocusaurus = ['tags', 'category'];

/**
 * Checks that a project's name can be a folder and a URL segment everywhere.
 *
 * @throws {ImportError} with what is wrong.
 */
export function checkProjectName(name: string): void {
  const problem = folderNameProblem(name);
  if (problem !== undefined) {
    throw new ImportError(`"${name}" cannot be the name of a folder; ${problem}`);
  }
  if (ofDocusaurus.includes(name.toLowerCase())) {
    throw new ImportError(
      `"${name}" cannot be the name of a folder, because Docusaurus has pages of its own at this address; use another name, such as "${name} of ..."`,
    );
  }
}

/** Name of a copied image in the project's folder: its path, flattened and simplified. */
export function imageName(place: string): string {
  const flat = place
    .split(/[\\/]+/)
    .map((part) =>
      part
        .normalize('NFKD')
        .replaceAll(/[^\w.-]/g, '')
        .replaceAll(/^\.+|(?<!\.)\.+$/g, ''),
    )
    .filter(Boolean)
    .slice(-3)
    .join('-')
    .toLowerCase()
    .slice(-80)
    .replace(/^[.-]+/, '');
  return `img/${isDeviceName(flat) || flat === '' ? `image-${flat}` : flat}`;
}

/** A file inside the README's repository. */
export interface RepositoryFile {
  /** Path in the repository, with `/`. */
  place: string;
  full: string;
  isFolder: boolean;
}

/**
 * Path in the repository that a URL in a README names, with `/`; undefined if the path leaves the repository, or is none.
 *
 * @param from folder of the README in the repository, with `/`; empty for its root
 */
export function placeOf(from: string, url: string): string | undefined {
  const place = decodedPart(url.replace(/[?#][^]*$/, ''));
  const joined = place.startsWith('/')
    ? path.posix.normalize(place.replace(/^\/+/, '') || '.')
    : path.posix.join(from, place);
  const isInside = joined !== '..' && !joined.startsWith('../') && !path.posix.isAbsolute(joined);
  return isInside ? joined.replace(/\/$/, '') : undefined;
}

/**
 * Resolves a URL in a README to a file of its repository. Nothing outside is read.
 *
 * @param from folder of the README in the repository, with `/`; empty for its root
 * @returns undefined if there is no such file; the reason, if the path leaves the repository or goes
 * through a symbolic link
 */
export function findInRepository(root: string, from: string, url: string): RepositoryFile | {lost: string} | undefined {
  const place = decodedPart(url.replace(/[?#][^]*$/, ''));
  if (place.includes('\0') || place.includes('\\')) {
    return {lost: 'it is not a valid path; use / and no special characters'};
  }
  const joined = placeOf(from, url);
  if (joined === undefined) {
    return {lost: 'it is outside the repository; write the full https URL of the file'};
  }
  let full = root;
  for (const part of joined.split('/').filter((one) => one !== '.' && one !== '')) {
    full = path.join(full, part);
    let status: fs.Stats | undefined;
    try {
      status = fs.lstatSync(full, {throwIfNoEntry: false});
    } catch {
      // A name that is too long for the system, or a path that continues below a file.
      return undefined;
    }
    if (!status) {
      return undefined;
    }
    if (status.isSymbolicLink()) {
      return {lost: `it goes through the symbolic link ${path.relative(root, full)}; name the file itself`};
    }
  }
  return {place: joined, full, isFolder: fs.statSync(full).isDirectory()};
}

/** First bytes of the kinds of images that a page may show. */
const signatures = new Map<string, (bytes: Buffer) => boolean>(
  Object.entries({
    png: (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47])),
    jpg: (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
    gif: (bytes: Buffer) => bytes.subarray(0, 4).toString('latin1') === 'GIF8',
    webp: (bytes: Buffer) => bytes.subarray(8, 12).toString('latin1') === 'WEBP',
    avif: (bytes: Buffer) => bytes.subarray(4, 12).toString('latin1') === 'ftypavif',
    svg: (bytes: Buffer) => /<svg[\s>]/i.test(bytes.toString('utf8')),
  }),
);

/** Beginning of a pointer file, which Git LFS leaves in place of a large file that was not fetched. */
const pointer = 'version https://git-lfs.github.com/spec/';

/**
 * Reads an image to copy.
 *
 * @returns the reason and the remedy, if a page cannot show it: it is large, a video, not an image of its
 * kind, or an image that contains code
 */
export function readImage(
  file: RepositoryFile,
  {maxImageBytes, svgFault}: Pick<Settings, 'maxImageBytes' | 'svgFault'>,
): Buffer | {lost: string} {
  const ending = path.extname(file.full).slice(1).toLowerCase().replace('jpeg', 'jpg');
  const fits = signatures.get(ending);
  if (/^(?:mp4|mov|webm|avi|mkv|m4v|ogv)$/.test(ending)) {
    return {lost: 'a video is not an image; upload it to a host of videos, and link it there'};
  }
  if (!fits) {
    return {lost: `a page shows images of the kinds ${[...signatures.keys()].join(', ')} only`};
  }
  const {size} = fs.statSync(file.full);
  if (size > maxImageBytes) {
    return {lost: `they have more than ${maxImageBytes / 1000} KB; make them smaller and import again`};
  }
  const bytes = fs.readFileSync(file.full);
  if (bytes.subarray(0, pointer.length).toString('latin1') === pointer) {
    return {lost: 'the file is only a Git LFS pointer; run git lfs pull there and import again'};
  }
  if (!fits(bytes)) {
    const real = [...signatures].find(([, test]) => test(bytes))?.[0];
    return {
      lost: `the name says .${ending}, the file is ${real === undefined ? 'no image' : `.${real}; rename it and import again`}`,
    };
  }
  const danger = ending === 'svg' ? svgFault?.(bytes.toString('utf8')) : undefined;
  return danger === undefined
    ? bytes
    : {
        lost: `a page cannot show the SVG: ${danger}; save it as plain SVG (in draw.io: without formatted text), or as PNG, and import again`,
      };
}

const isFile = (place: string): boolean => fs.lstatSync(place, {throwIfNoEntry: false})?.isFile() === true;

/**
 * Checks that a project can have its folder: its name is free or its own.
 *
 * @param area folder of the projects, as a path in the site
 *
 * @throws {ImportError} if another folder has that name in other capitals, or the folder is a symbolic link.
 */
export function checkFolder(siteDir: string, area: string, project: string): void {
  checkProjectName(project);
  const fold = (name: string): string => name.normalize('NFC').toLowerCase();
  const clash = fs
    .readdirSync(path.join(siteDir, area))
    .find((name) => name !== project && fold(name) === fold(project));
  if (clash !== undefined) {
    throw new ImportError(
      `${area}/${clash} and ${area}/${project} differ only by case, which some file systems ignore; write --project "${clash}", or another name`,
    );
  }
  const folder = path.join(siteDir, area, project);
  const taken = ['', '.md', '.mdx']
    .map((ending) => `${project}${ending}`)
    .find((name) => isFile(path.join(siteDir, area, name)));
  if (taken !== undefined) {
    throw new ImportError(
      `${area}/${taken} is a file with the name or the address of this project; write another name`,
    );
  }
  const links = [path.join(siteDir, area), folder].filter((one) =>
    fs.lstatSync(one, {throwIfNoEntry: false})?.isSymbolicLink(),
  );
  const inside = fs.existsSync(folder) ? fs.readdirSync(folder, {recursive: true, withFileTypes: true}) : [];
  const [link] = [
    ...links,
    ...inside.filter((entry) => entry.isSymbolicLink()).map(({name}) => path.join(folder, name)),
  ];
  if (link !== undefined) {
    throw new ImportError(`${path.relative(siteDir, link)} is a symbolic link; put the folder or file itself there`);
  }
}
