import fs from 'node:fs';
import path from 'node:path';
import {tagNames} from '@training-catalog/content-lint';
import {didYouMean} from '@training-catalog/utils';
import {defaultReleasePrefix, projectKinds, releaseOf} from '@training-catalog/catalog/facts';
import {parseArguments} from '@training-catalog/utils/node';
import {apiId, readSets} from '@training-catalog/openapi-pages/sets';
import {checkFolder, ImportError, matchTag, type Ask} from '@training-catalog/readme-import';
import {apiSkeleton, lessonSkeleton, projectSkeleton, type Skeleton} from './skeletons.js';
import {helpText, type CatalogSite} from '@training-catalog/preset';
import {describeNew} from './usage.js';
import {settingsFile} from '../context.js';
import {isInvalid, type InvalidAnswer} from './invalidAnswer.js';
import {writeSite} from './site.js';

const options = {
  summary: {type: 'string'},
  tags: {type: 'string'},
  area: {type: 'string'},
  kind: {type: 'string'},
  release: {type: 'string'},
  repository: {type: 'string'},
  folder: {type: 'string'},
  help: {type: 'boolean', default: false},
} as const;

type Question = Exclude<keyof typeof options, 'help'>;

/** Context of the command: the repository, and the dialog with the author. */
export interface CommandContext {
  /** Root of the repository that the files are written to. */
  siteDir: string;
  site: CatalogSite;
  /** Asks for values that no flag gives; left out if nobody can answer. */
  ask?: Ask | undefined;
  /** Prints one or more lines. */
  print: (text: string) => void;
}

/** Finds a known name, however it is spelled; for a word that matches none, a suggestion. */
function nameIn(
  word: string,
  known: readonly string[],
  list: string,
  aliases: ReadonlyMap<string, string>,
): string | InvalidAnswer {
  return (
    matchTag(word, known, Object.fromEntries(aliases)) ?? {
      problem: `"${word}" is not among the ${list}; ${didYouMean(word, known)}write one of ${known.join(', ')}`,
    }
  );
}

const words = (answer: string): string[] =>
  answer
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** Minimum and maximum length of a summary, which lists of projects show on one line. */
const summaryLimits = {min: 20, max: 110};

function readSummary(answer: string): string | InvalidAnswer {
  const {length} = answer.trim();
  const {min, max} = summaryLimits;
  return length >= min && length <= max
    ? answer.trim()
    : {problem: `the summary has ${length} characters; write one sentence of ${min} to ${max}`};
}

const readRepository = (answer: string): string | InvalidAnswer =>
  answer === '' || (answer.startsWith('https://') && URL.canParse(answer))
    ? answer
    : {problem: `${answer} is not an https URL; write https://github.com/<owner>/<repository>`};

/** Writes all files or none. @throws {ImportError} naming the files that already exist and are not in `replaced`. */
function write({siteDir, print}: CommandContext, files: Skeleton, replaced: readonly string[] = []): void {
  const present = [...files.keys()].filter(
    (file) => !replaced.includes(file) && fs.existsSync(path.join(siteDir, file)),
  );
  if (present.length > 0) {
    const verb = present.length > 1 ? 'exist' : 'exists';
    throw new ImportError(`${present.join(', ')} already ${verb}; choose another name, or edit what is there`);
  }
  files.forEach((content, file) => {
    fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    fs.writeFileSync(path.join(siteDir, file), content);
    print(`  written  ${file}`);
  });
}

/** What is wrong with an answer, as a sentence; a question that it repeats has its own full stop. */
const sentence = (problem: string): string => (/[.?]$/.test(problem) ? problem : `${problem}.`);

/** Next steps for the author. Navigation, lists, and tests find new content by themselves. */
const nextSteps = (baseUrl: string, todo: string, check: string): string => `
Next:
  1. ${todo}
  2. ${check}
  3. npm start shows the pages at http://localhost:3000${baseUrl} and reloads them as you edit.
  4. Commit, then run npm test. (Pages show the date of their last commit.)
Only if these pages replace published ones: write each old path with its new one into redirects.yml.`;

const pageSteps = (baseUrl: string, folder: string): string =>
  nextSteps(
    baseUrl,
    'Replace each TODO; npm run check lists those that are left.',
    `npm run check -- "${folder}" reports errors, then hints.`,
  );

/**
 * Runs `npm run new`: writes the skeleton of a project, a lesson, or an API set, or a whole site.
 *
 * @param args arguments of the command line, without program and script
 * @returns exit status: 0 if the files were written or help was asked for, 2 if the usage was printed
 * instead because the arguments do not say what to write
 * @throws {ImportError} if nothing was written, with the reason and what to write instead
 * @throws {ArgumentError} for an unknown flag and for one without its value
 */
export async function writeNew(args: readonly string[], context: CommandContext): Promise<number> {
  const {siteDir, site, ask: askAuthor, print} = context;
  const {address, areaFolders, vocabulary} = site;
  if (args[0] === 'site' && !args.includes('--help')) {
    return writeSite(args.slice(1), context);
  }
  const {values, positionals} = parseArguments({args: [...args], allowPositionals: true, options}, didYouMean);
  const [what, name] = positionals;
  const things = ['project', 'lesson', 'api', 'site'];
  if (values.help || name === undefined || !things.includes(what ?? '')) {
    if (what !== undefined && !things.includes(what)) {
      print(`There is no "${what}" to write; ${didYouMean(what, things)}write one of ${things.join(', ')}.\n`);
    }
    print(helpText(describeNew(site)));
    return values.help ? 0 : 2;
  }

  /** Reads the answer of a flag, or asks until there is one that can be read. */
  const need = async (
    key: Question,
    question: string,
    read: (answer: string) => string | InvalidAnswer = (answer) => answer,
    {mayBeEmpty = false} = {},
  ): Promise<string> => {
    const readAnswer = (answer: string): string | InvalidAnswer =>
      answer === '' && !mayBeEmpty ? {problem: `--${key} is empty: ${question}`} : read(answer);
    const given = values[key];
    if (given === undefined && askAuthor === undefined) {
      throw new ImportError(`--${key} is missing: ${question}`);
    }
    let result = readAnswer(given ?? (await askAuthor?.(question)) ?? '');
    while (isInvalid(result)) {
      if (given !== undefined || askAuthor === undefined) {
        throw new ImportError(result.problem);
      }
      result = readAnswer(await askAuthor(sentence(result.problem)));
    }
    return result;
  };
  /** As need, for a list of names; of a list with a wrong one, it asks for that one again. */
  const needNames = async (
    key: Question,
    question: string,
    known: readonly string[],
    list: string,
    mayBeEmpty = false,
  ): Promise<string[]> => {
    const answer = await need(key, question, undefined, {mayBeEmpty});
    const names: string[] = [];
    for (const word of words(answer)) {
      let found = nameIn(word, known, list, vocabulary.tagAliases);
      while (isInvalid(found)) {
        if (values[key] !== undefined || askAuthor === undefined) {
          throw new ImportError(found.problem);
        }
        found = nameIn(await askAuthor(sentence(found.problem)), known, list, vocabulary.tagAliases);
      }
      names.push(found);
    }
    return [...new Set(names)];
  };

  /** Folder of the area of lessons, or of that of APIs. */
  const areaOf = (role: 'lessons' | 'operations'): string => {
    const folder = areaFolders[role];
    if (folder === undefined) {
      throw new ImportError(`this site has no area for it; write areaFolders.${role} in ${settingsFile}`);
    }
    return folder;
  };
  const {min, max} = summaryLimits;
  const summary = await need(
    'summary',
    `What is it for? One sentence of ${min} to ${max} characters.`,
    // The summary of an API set is no line of a list.
    what === 'api' ? undefined : readSummary,
  );
  const tags = (area: string): Promise<string[]> => {
    const known = tagNames(siteDir, area).filter((tag) => releaseOf(tag, defaultReleasePrefix) === undefined);
    const isOptional = area === areaFolders.lessons;
    const question = `Which tags, separated by commas? ${known.join(', ')}.${isOptional ? ' May be empty.' : ''}`;
    return needNames('tags', question, known, `tags in ${area}/tags.yml`, isOptional);
  };

  if (what === 'project') {
    checkFolder(siteDir, areaFolders.projects, name);
    const releases = tagNames(siteDir, areaFolders.projects).flatMap(
      (tag) => releaseOf(tag, defaultReleasePrefix) ?? [],
    );
    const projectTags = await tags(areaFolders.projects);
    const [area = ''] = await needNames(
      'area',
      `Which area? ${vocabulary.researchAreas.join(', ')}.`,
      vocabulary.researchAreas,
      'areas',
    );
    const kind = await needNames('kind', `What kind is it? ${projectKinds.join(', ')}.`, projectKinds, 'kinds');
    const [release = ''] = await needNames('release', `Which release? ${releases.join(', ')}.`, releases, 'releases');
    const repository =
      values.repository === undefined && askAuthor === undefined
        ? ''
        : await need('repository', 'URL of the repository? May be empty.', readRepository, {mayBeEmpty: true});
    write(
      context,
      projectSkeleton(site, {name, summary, tags: projectTags, area, kind, release, ...(repository && {repository})}),
    );
    print(pageSteps(address.baseUrl, `${areaFolders.projects}/${name}`));
  } else if (what === 'lesson') {
    const lessons = areaOf('lessons');
    const folder = await need('folder', `Which folder of ${lessons}/?`);
    const hasFolder = fs.existsSync(path.join(siteDir, lessons, folder, '_category_.json'));
    write(context, lessonSkeleton(lessons, {name, summary, tags: await tags(lessons), folder}, hasFolder));
    print(pageSteps(address.baseUrl, `${lessons}/${folder}`));
  } else {
    const sets = readSets(site.openApiSiteIn(siteDir));
    const id = apiId(
      name,
      sets.map((set) => set.id),
    );
    if (sets.some(({folder}) => folder.toLowerCase() === name.toLowerCase())) {
      throw new ImportError(`openapi/sets.json already has a set "${name}"; choose another name, or edit that set`);
    }
    write(context, apiSkeleton({name, summary, tags: await tags(areaOf('operations'))}, sets), ['openapi/sets.json']);
    print(
      nextSteps(
        address.baseUrl,
        `Replace each TODO in openapi/${id}.yaml.`,
        'npm run api-pages checks the file and generates its pages.',
      ),
    );
  }
  return 0;
}
