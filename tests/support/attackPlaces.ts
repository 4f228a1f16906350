// cspell:ignore wfln
/**
 * Every place where somebody who is not trusted can put words into the site, with the files that put texts there, so that the
 * same texts can be tried in all of them: first by the content check, then in a browser.
 */
import type {Diagnostic} from '@training-catalog/content-model';
import {Linter, siteOf} from '@training-catalog/content-lint/node';
import YAML from 'yaml';
import {forms, frontMatterPlaces, type Place} from './attackFacts';
import {fileWays, listFile, listWays, type ListWay} from './attackLists';
import {attackTexts, type AttackText} from './attackTexts';
import {waysIn, type Way} from './attackWays';
import {config} from './lint';
import {areaFolders} from '../../catalog.config';
import {researchAreas} from '../../vocabulary.config';

/** A text and the name of where it stands, which is in what the text does. */
export interface MarkedText {
  mark: string;
  text: string;
}

type Files = Record<string, string>;

/** Files that hold texts. */
interface Laid {
  files: Files;
  /** Mark of the text at a line of a file; undefined if none is there. */
  markAt: (file: string, line: number) => string | undefined;
}

/** A place. */
export interface AttackPlace {
  kind: Way['kind'] | ListWay['kind'] | 'titles' | 'descriptions' | 'front matter';
  name: string;
  /** Letters and digits that begin the marks of its texts. */
  id: string;
  /** Whether readers get the text sign by sign. */
  isVerbatim: boolean;
  /** A text that is right there; undefined if the check refuses every text. */
  usual: string | undefined;
  /** Whether harmless words are wrong there. */
  isOnlyChecked?: true | undefined;
  lay: (texts: readonly MarkedText[]) => Laid;
}

/** Folders of the areas that have pages of their own kinds. */
export interface AttackedFolders {
  lessons: string;
  resources: string;
  events: string;
  /** A research area, which each project names. */
  area: string;
}

const quotedYaml = {lineWidth: 0, aliasDuplicateObjects: false, defaultStringType: 'QUOTE_DOUBLE'} as const;

/** A page with front matter and a text. */
export const pageWith = (frontMatter: object, text: string): string =>
  `---\n${YAML.stringify(frontMatter, {...quotedYaml, defaultKeyType: 'PLAIN'})}---\n\n${text}\n`;

const linesIn = (text: string): number => text.split('\n').length;

/** Places in a page's text: one page, with a block for each text. */
const inText = (
  areas: AttackedFolders,
  {kind, name, write, isVerbatim, usual, isOnlyChecked}: Way,
  index: number,
): AttackPlace => {
  const file = `${kind === 'lesson' || kind === 'quiz' ? areas.lessons : 'docs'}/attacks/text-${index}.md`;
  return {
    kind,
    name,
    id: `w${index}`,
    isVerbatim,
    usual: usual === null ? undefined : (usual ?? 'Text'),
    isOnlyChecked,
    lay(texts) {
      let page = pageWith({title: `Text ${index}`, description: 'A page.'}, 'Text.\n');
      const starts = texts.map(({mark, text}) => {
        const line = linesIn(page);
        page += `${write(text, mark)}\n\n`;
        return {line, mark};
      });
      return {
        files: {[file]: page},
        markAt: (where, line) => (where === file ? starts.findLast((one) => one.line <= line)?.mark : undefined),
      };
    },
  };
};

const kindOfKey = (key: string): AttackPlace['kind'] =>
  ({
    title: 'titles',
    sidebar_label: 'titles',
    description: 'descriptions',
    tags: 'tags',
    keywords: 'tags',
    project: 'catalog data',
    describes: 'catalog data',
  }[key] as AttackPlace['kind'] | undefined) ?? 'front matter';

/** Folder of the pages that have a key of front matter. */
export const areaOfKey = (key: string, areas: AttackedFolders): string =>
  ({learning: areas.lessons, event: areas.events})[key] ?? 'docs';

/** A text as the schema of a place wants it: as an address, for example; as it is, if no form fits. */
export const fittingText = ({schema}: Pick<Place, 'schema'>, text: string): string =>
  forms.map((form) => form(text)).find((one) => schema.safeParse(one).success) ?? text;

/** Places in front matter: a page for each text. */
const inFrontMatter = (areas: AttackedFolders): AttackPlace[] =>
  frontMatterPlaces().map(({path, with: withText, usual, schema}, index): AttackPlace => {
    const key = String(path[0]);
    const fileOf = (mark: string): string => `${areaOfKey(key, areas)}/attacks/${mark}/index.md`;
    return {
      kind: kindOfKey(key),
      name: path.join('.'),
      id: `f${index}`,
      isVerbatim: false,
      usual: String(usual),
      lay: (texts) => ({
        files: Object.fromEntries(
          texts.map(({mark, text}) => [
            fileOf(mark),
            pageWith(withText(fittingText({schema}, text)) as object, 'Text.\n\n## Text\n\nText.'),
          ]),
        ),
        markAt: (file) => texts.find(({mark}) => fileOf(mark) === file)?.mark,
      }),
    };
  });

/** Places in lists: one file, with an entry for each text. */
const inLists = (areas: AttackedFolders): AttackPlace[] =>
  listWays(areas).map(({kind, name, file, entry, usual = 'Text'}, index): AttackPlace => ({
    kind,
    name,
    id: `l${index}`,
    isVerbatim: false,
    usual,
    lay(texts) {
      const entries = texts.map(({text}, number) => entry(text, 100 * index + number));
      const starts = texts.map(({mark}, number) => ({
        mark,
        // An empty list is written in a line of its own.
        line: number === 0 ? 1 : linesIn(listFile(file, entries.slice(0, number))),
      }));
      return {
        files: {[file]: listFile(file, entries)},
        markAt: (where, line) => (where === file ? starts.findLast((one) => one.line <= line)?.mark : undefined),
      };
    },
  }));

/** Places in the names of files, and in files of their own. */
const inFiles = (): AttackPlace[] =>
  fileWays.map(({kind, name, files}, index): AttackPlace => ({
    kind,
    name,
    id: `n${index}`,
    isVerbatim: false,
    usual: 'Text',
    lay(texts) {
      const owners = new Map(
        texts.flatMap(({mark, text}) => Object.keys(files(text, mark)).map((file) => [file, mark] as const)),
      );
      return {
        files: Object.assign({}, ...texts.map(({mark, text}) => files(text, mark))) as Files,
        markAt: (file) => owners.get(file),
      };
    },
  }));

/** All places that the content check reads, in a site with these folders. */
export const attackPlacesIn = (areas: AttackedFolders): AttackPlace[] => [
  ...waysIn.map((way, index) => inText(areas, way, index)),
  ...inFrontMatter(areas),
  ...inLists(areas),
  ...inFiles(),
];

/** Folders of this repository, whose configuration the check has. */
const ownFolders: AttackedFolders = {
  lessons: areaFolders.lessons,
  resources: areaFolders.resources,
  events: 'workshops',
  area: researchAreas[0],
};

/** All places, in this repository. */
export const attackPlaces: readonly AttackPlace[] = attackPlacesIn(ownFolders);

/** Files that texts at the places refer to. */
export const surroundingsIn = (areas: AttackedFolders): Files => ({
  'docs/tags.yml': 'Text:\n  permalink: /text\nRelease 2025-08:\n  permalink: /release-2025-08\n',
  'docs/Text/index.md': pageWith(
    {title: 'Text', description: 'A text.', project: {summary: 'Text', kind: ['software'], area: areas.area}},
    'Text.',
  ),
  'docs/Text/page.md': pageWith({title: 'Page', description: 'A page.'}, 'Text.\n\n<ToolQuestions field="Text" />'),
  [`${areas.lessons}/glossary.yml`]: '- term: bird\n  definition: It flies.\n',
  [`${areas.lessons}/glossary.md`]: pageWith({title: 'Glossary', description: 'Terms.'}, 'Text.\n\n::glossary'),
  [`${areas.lessons}/attacked-lists.md`]: pageWith(
    {title: 'Lists', description: 'Lists.'},
    'Text.\n\n## Lists\n\n::learning-paths\n\n::standards\n\n::standards-texts',
  ),
  [`${areas.resources}/attacked-services.md`]: pageWith(
    {title: 'Services', description: 'Services.'},
    'Text.\n\n## Services\n\n<ServiceList />',
  ),
  [`${areas.lessons}/standards.yml`]: YAML.stringify([
    {set: 'Text', name: 'Standards', url: 'https://example.org/', codes: {Text: 'read'}},
  ]),
  [`${areas.lessons}/attacks/data/birds.csv`]: 'a,b\n1,2\n',
  [`${areas.lessons}/harmless/data/birds.csv`]: 'a,b\n1,2\n',
});

const linter = new Linter(config);

/** Files and what they refer to. Lists are joined: texts come first, so that their lines stay. */
export function withSurroundings(files: Files, areas: AttackedFolders = ownFolders): Files {
  const around = surroundingsIn(areas);
  return {
    ...around,
    ...Object.fromEntries(
      Object.entries(files).map(([file, text]) => [
        file,
        file.endsWith('.yml') && around[file] ? text + around[file] : text,
      ]),
    ),
  };
}

const errorsIn = (files: Files): Diagnostic[] =>
  linter
    .check(
      siteOf({
        'docs/intro.md': pageWith({id: 'intro', title: 'Intro', description: 'An intro.'}, 'Text.'),
        ...withSurroundings(files),
      }),
    )
    .filter(({severity}) => severity === 'error');

/** The texts of a place, each with its mark. */
export const textsAt = (
  {id}: Pick<AttackPlace, 'id'>,
  texts: readonly AttackText[] = attackTexts,
): (MarkedText & AttackText)[] =>
  texts.map((text) => {
    const mark = `${id}t${attackTexts.indexOf(text)}`;
    return {...text, mark, text: text.at(mark)};
  });

/** What an error says, whichever text is where it is. */
const said = ({rule, message}: Diagnostic): string =>
  `${rule} ${message.replaceAll(/\b[wfln]\d+[tu]\d+\b/g, 'mark').replaceAll(/\d+/g, '1')}`;

/** Texts at a place. */
export interface Attempt {
  place: AttackPlace;
  texts: readonly MarkedText[];
}

/**
 * Texts at all places.
 *
 * @param share one text of how many is tried at a place; places next to each other have different ones
 */
export const attemptsOf = (share: number): Attempt[] =>
  attackPlaces.map((place, index) => ({
    place,
    texts: textsAt(
      place,
      attackTexts.filter((_, number) => number % share === index % share),
    ),
  }));

/** Attempts in groups of which no two write the same file. */
function groupsOf(attempts: readonly Attempt[]): Attempt[][] {
  const groups: {attempts: Attempt[]; files: Set<string>}[] = [];
  for (const attempt of attempts) {
    const files = Object.keys(attempt.place.lay(attempt.texts).files);
    let group = groups.find((one) => files.every((file) => !one.files.has(file)));
    if (!group) {
      group = {attempts: [], files: new Set()};
      groups.push(group);
    }
    group.attempts.push(attempt);
    files.forEach((file) => group.files.add(file));
  }
  return groups.map((group) => group.attempts);
}

const layAll = (attempts: readonly Attempt[]): Laid[] => attempts.map(({place, texts}) => place.lay(texts));

const filesOf = (laid: readonly Laid[]): Files => Object.assign({}, ...laid.map(({files}) => files)) as Files;

/** A usual text, twice, because two of them may be one too many. */
const usualAttempt = ({place}: Attempt): Attempt[] =>
  place.usual === undefined
    ? []
    : [{place, texts: ['u0', 'u1'].map((end) => ({mark: place.id + end, text: place.usual ?? ''}))}];

/** The errors that the check reports at places whatever text is there. */
export const usualErrors = (attempts: readonly Attempt[]): Diagnostic[] =>
  groupsOf(attempts.flatMap(usualAttempt)).flatMap((group) => {
    const laid = layAll(group);
    return errorsIn(filesOf(laid)).filter(({file, line}) => laid.some(({markAt}) => markAt(file, line) !== undefined));
  });

/**
 * The errors that the check reports for texts at places, by mark, without those that it reports whatever text is there. A
 * syntax error hides the rest of its file; so a text that has one is taken out, and the others of its place are checked again.
 */
export function refusals(attempts: readonly Attempt[]): ReadonlyMap<string, readonly Diagnostic[]> {
  const refused = new Map<string, Diagnostic[]>();
  for (const group of groupsOf(attempts)) {
    const known = new Set(errorsIn(filesOf(layAll(group.flatMap(usualAttempt)))).map(said));
    for (let left = group; left.length > 0;) {
      const laid = layAll(left);
      const found = new Set<string>();
      for (const error of errorsIn(filesOf(laid))) {
        const mark = laid.map(({markAt}) => markAt(error.file, error.line)).find((one) => one !== undefined);
        if (mark !== undefined && !known.has(said(error))) {
          refused.set(mark, [...(refused.get(mark) ?? []), error]);
          found.add(mark);
        }
      }
      left = left
        .filter(({texts}) => texts.some(({mark}) => found.has(mark)))
        .map(({place, texts}) => ({place, texts: texts.filter(({mark}) => !found.has(mark))}))
        .filter(({texts}) => texts.length > 0);
    }
  }
  return refused;
}
