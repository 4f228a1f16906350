/** Pages and lists with all texts that a check lets through, and beside each page one of the same shape with harmless texts. */
import path from 'node:path';
import {frontMatterPlaces} from './attackFacts';
import {harmless} from './attackTexts';
import {
  areaOfKey,
  attackPlacesIn,
  attemptsOf,
  fittingText,
  pageWith,
  refusals,
  textsAt,
  withSurroundings,
  type AttackedFolders,
} from './attackPlaces';

/** Marks of the texts that the check lets through, by id of their place. */
export type Passing = Readonly<Record<string, readonly string[]>>;

/**
 * Checks texts at all places.
 *
 * @param share one text of how many is tried at a place; places next to each other have different ones
 */
export function passingTexts(share: number): Passing {
  const attempts = attemptsOf(share);
  const refused = refusals(attempts);
  return Object.fromEntries(
    attempts.map(({place, texts}) => [place.id, texts.flatMap(({mark}) => (refused.has(mark) ? [] : [mark]))]),
  );
}

type Value = Record<string | number, unknown>;

/** Sets a value deep in another one, with the lists and objects that lead there. */
function setIn(target: Value, [key = '', ...rest]: readonly (string | number)[], value: unknown): void {
  if (rest.length === 0) {
    target[key] = value;
    return;
  }
  target[key] ??= typeof rest[0] === 'number' ? [] : {};
  setIn(target[key] as Value, rest, value);
}

/** Objects and lists of two values, of which the first one wins. */
function merged(one: unknown, other: unknown): unknown {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) {
    return one ?? other;
  }
  const both = (Array.isArray(one) ? [...(one as unknown[])] : {...one}) as Value;
  for (const [key, value] of Object.entries(other)) {
    both[key] = merged(both[key], value);
  }
  return both;
}

/** Keys that change where a page is, which has tests of its own, and those that need another file. */
const notTogether = ['id', 'slug', 'displayed_sidebar', 'image'];

/**
 * Front matter of one page in an area: in each place another one of the texts that pass there.
 *
 * @param turn number of the page
 */
function frontMatterAt(
  turn: number,
  area: string,
  {folders, passing, change}: {folders: AttackedFolders; passing: Passing; change: (text: string) => string},
): object {
  let value: unknown = {title: 'Text', description: 'Text'};
  const texts: [path: readonly (string | number)[], text: string][] = [];
  frontMatterPlaces().forEach((place, index) => {
    const key = String(place.path[0]);
    const id = `f${index}`;
    const marks = passing[id] ?? [];
    const mark = marks[(turn + index) % marks.length];
    const chosen = textsAt({id}).find((one) => one.mark === mark);
    if (chosen && !notTogether.includes(key) && areasOf(key, folders).includes(area)) {
      const text = fittingText(place, change(chosen.text));
      // The text of a free key is the key itself.
      const isKey = place.path.includes('*');
      value = merged(value, place.with(isKey ? text : place.usual));
      if (!isKey) {
        texts.push([place.path, text]);
      }
    }
  });
  texts.forEach(([path, text]) => setIn(value as Value, path, text));
  const {project, ...others} = value as {project?: object};
  return project ? {...others, project: {...project, area: folders.area}} : others;
}

/** Folders whose pages have a key with texts: a key that belongs to no area is tried in all. */
const areasOf = (key: string, folders: AttackedFolders): string[] =>
  ['project', 'describes', 'learning', 'event'].includes(key)
    ? [areaOfKey(key, folders)]
    : ['docs', folders.lessons, folders.events];

export interface AttackSiteOptions {
  folders: AttackedFolders;
  passing: Passing;
  /** How many places share a page. */
  placesOnPage: number;
  /** Whether what may swallow the rest of a page is on a page of its own. */
  isApart?: boolean;
}

/** The file of a page of the same shape, with harmless texts. */
export const twinOf = (file: string): string => file.replace('/attacks', '/harmless');

const head = /^---\n[^]*?\n---\n/;

/** Pages and lists with texts. */
export function attackSiteFiles({
  folders,
  passing,
  placesOnPage,
  isApart = false,
}: AttackSiteOptions): Record<string, string> {
  const files: Record<string, string> = {};
  /** Adds a page to another one. */
  const add = (file: string, page: string): void => {
    files[file] = files[file] === undefined ? page : `${files[file]}\n${page.replace(head, '')}`;
  };
  const counts = new Map<string, number>();
  for (const place of attackPlacesIn(folders)) {
    const texts = textsAt(place).filter(({mark}) => passing[place.id]?.includes(mark));
    if (place.isOnlyChecked) {
      continue;
    }
    if (place.id.startsWith('w') && texts.length > 0) {
      const count = counts.get(place.kind) ?? 0;
      counts.set(place.kind, count + 1);
      for (const end of isApart ? ['', '-last'] : ['']) {
        const chosen = texts.filter(({swallows = false}) => !isApart || swallows === (end !== ''));
        const alike = chosen.map((one) => ({...one, text: harmless(one.text)}));
        const [[file, page] = ['', '']] = Object.entries(place.lay(chosen).files);
        const [[, other] = ['', '']] = Object.entries(place.lay(alike).files);
        if (chosen.length > 0) {
          const name = `${path.posix.dirname(file)}/${place.kind}-${Math.floor(count / placesOnPage)}${end}.md`;
          add(name, page);
          add(twinOf(name), other);
        }
      }
    } else if (place.id.startsWith('l') && texts.length > 0) {
      Object.entries(place.lay(texts).files).forEach(([file, text]) => {
        files[file] = (files[file] ?? '') + text;
      });
    } else if (place.id.startsWith('n')) {
      Object.assign(files, place.lay(texts).files);
    }
  }
  const turns = Math.max(...Object.values(passing).map(({length}) => length));
  for (const area of ['docs', folders.lessons, folders.events]) {
    for (let turn = 0; turn < turns; turn += 1) {
      const page = (change: (text: string) => string): string =>
        pageWith(frontMatterAt(turn, area, {folders, passing, change}), 'Text.\n\n## Text\n\nText.');
      files[`${area}/attacks-${turn}/index.md`] = page((text) => text);
      files[`${area}/harmless-${turn}/index.md`] = page(harmless);
    }
  }
  return withSurroundings(files, folders);
}
