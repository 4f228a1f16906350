import fs from 'node:fs';
import path from 'node:path';
import {tagNames} from '../../content-lint/model/frontMatter';
import {instituteAreas, projectKinds} from '../../content-lint/model/schemas';
import {apiId} from '../../plugins/api-reference/newSet';
import {readSets} from '../../plugins/api-reference/sets';
import {address} from '../../shared/site';
import {readArguments} from '../importer/commandLine';
import {checkFolder} from '../importer/files';
import {ImportError} from '../importer/report';
import {matchTag} from '../importer/split';
import {apiSkeleton, lessonSkeleton, projectSkeleton, type Skeleton} from './skeletons';
import {releaseOf, tagKind} from '../../shared/tagKind';

const usage = `npm run new -- project|lesson|api "<Name>" [options]

  --summary <text>      one sentence that says what it is for
  --tags <a,b>          topic tags from the area's tags.yml
  --area <area>         project: ${instituteAreas.join(', ')}
  --kind <a,b>          project: ${projectKinds.join(', ')}
  --release <YYYY-MM>   project: release of the institute that lists it
  --repository <url>    project: https address of its repository (optional)
  --folder <name>       lesson: folder under Education/`;

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

/** Puts a question to the author. @returns the answer without surrounding white space; it may be empty. */
export type Ask = (question: string) => Promise<string>;

/** What the command works on, and how it talks to the author. */
export interface Surroundings {
  /** Root of the repository that the files are written to. */
  siteDir: string;
  /** Asks for values that no flag gives; left out where nobody can answer. */
  ask?: Ask | undefined;
  /** Prints one or more lines. */
  print: (text: string) => void;
}

/** @throws {ImportError} listing the allowed names if a word of the answer matches none of them. */
function choose(answer: string, known: readonly string[], list: string): string[] {
  return answer
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
    .map((word) => {
      const found = matchTag(word, known);
      if (found === undefined) {
        throw new ImportError(`"${word}" is not among the ${list}; write one of ${known.join(', ')}`);
      }
      return found;
    });
}

/** Writes all files or none. @throws {ImportError} naming the files that already exist and are not in `replaced`. */
function write({siteDir, print}: Surroundings, files: Skeleton, replaced: readonly string[] = []): void {
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

/** What the author does next. Navigation, lists, and tests find new content by themselves. */
const nextSteps = (todo: string, check: string): string => `
Next:
  1. ${todo}
  2. ${check}
  3. npm start shows the pages at http://localhost:3000${address.baseUrl} and every change at once.
  4. Commit, then run npm test. (Pages show the date of their last commit.)
Only if these pages replace published ones: write each old address with its new one into redirects.yml.`;

const pageSteps = (folder: string): string =>
  nextSteps(
    'Replace each TODO; npm run check lists those that are left.',
    `npm run check -- "${folder}" reports errors, then hints.`,
  );

/**
 * Runs `npm run new`: writes the skeleton of a project, a lesson, or an API set.
 *
 * @param args arguments of the command line, without program and script
 * @returns exit status: 0 if the files were written or help was asked for, 2 if the usage was printed
 * instead because the arguments do not say what to write
 * @throws {ImportError} if nothing was written, with the reason and what to write instead
 */
export async function writeNew(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const {siteDir, ask: askAuthor, print} = surroundings;
  const {values, positionals} = readArguments(args, options);
  const [what, name] = positionals;
  if (values.help || name === undefined || !['project', 'lesson', 'api'].includes(what ?? '')) {
    print(usage);
    return values.help ? 0 : 2;
  }

  const ask = (key: Question, question: string): Promise<string> => {
    const given = values[key];
    if (given !== undefined) {
      return Promise.resolve(given);
    }
    if (!askAuthor) {
      throw new ImportError(`--${key} is missing: ${question}`);
    }
    return askAuthor(question);
  };
  const need = async (key: Question, question: string): Promise<string> => {
    const answer = await ask(key, question);
    if (answer === '') {
      throw new ImportError(`--${key} is empty: ${question}`);
    }
    return answer;
  };

  const summary = await need('summary', 'What is it for? One sentence of 20 to 110 characters.');
  const tags = async (area: string): Promise<string[]> => {
    const known = tagNames(siteDir, area).filter((tag) => tagKind(tag) === 'topic');
    const isOptional = area === 'Education';
    const question = `Which tags, separated by commas? ${known.join(', ')}.${isOptional ? ' May be empty.' : ''}`;
    return choose(await (isOptional ? ask : need)('tags', question), known, `tags in ${area}/tags.yml`);
  };

  if (what === 'project') {
    checkFolder(siteDir, name);
    const releases = tagNames(siteDir, 'docs')
      .filter((tag) => tagKind(tag) === 'release')
      .map((tag) => releaseOf(tag));
    const projectTags = await tags('docs');
    const [area = ''] = choose(
      await need('area', `Which area? ${instituteAreas.join(', ')}.`),
      instituteAreas,
      'areas',
    );
    const kind = choose(await need('kind', `What kind is it? ${projectKinds.join(', ')}.`), projectKinds, 'kinds');
    const [release = ''] = choose(
      await need('release', `Which release? ${releases.join(', ')}.`),
      releases,
      'releases',
    );
    const repository =
      values.repository ?? (askAuthor ? await askAuthor('Address of the repository? May be empty.') : '');
    if (repository !== '' && !(repository.startsWith('https://') && URL.canParse(repository))) {
      throw new ImportError(`${repository} is not an https address; write https://github.com/<owner>/<repository>`);
    }
    write(
      surroundings,
      projectSkeleton({name, summary, tags: projectTags, area, kind, release, ...(repository && {repository})}),
    );
    print(pageSteps(`docs/${name}`));
  } else if (what === 'lesson') {
    const folder = await need('folder', 'Which folder of Education/?');
    const hasFolder = fs.existsSync(path.join(siteDir, 'Education', folder, '_category_.json'));
    write(surroundings, lessonSkeleton({name, summary, tags: await tags('Education'), folder}, hasFolder));
    print(pageSteps(`Education/${folder}`));
  } else {
    const sets = readSets(siteDir);
    const id = apiId(
      name,
      sets.map((set) => set.id),
    );
    if (sets.some(({folder}) => folder.toLowerCase() === name.toLowerCase())) {
      throw new ImportError(`openapi/sets.json already has a set "${name}"; choose another name, or edit that set`);
    }
    write(surroundings, apiSkeleton({name, summary, tags: await tags('api')}, sets), ['openapi/sets.json']);
    print(
      nextSteps(
        `Replace each TODO in openapi/${id}.yaml.`,
        'npm run api-pages checks the file and generates its pages.',
      ),
    );
  }
  return 0;
}
