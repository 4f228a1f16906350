import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {didYouMean} from '@training-catalog/utils';
import {gitOutput, parseArguments} from '@training-catalog/utils/node';
import {checkProjectName, ImportError, type Ask} from '@training-catalog/readme-import';
import {tokensFile} from '@training-catalog/theme/node';
import {settingsFile} from '../context.js';
import {queriesFile} from '../search-queries/index.js';
import type {CommandContext} from './command.js';
import {isInvalid, type InvalidAnswer} from './invalidAnswer.js';
import {
  ownColorsIn,
  readAreas,
  readHue,
  readOwnRepository,
  readReadme,
  readTopics,
  type SiteAnswers,
  type SiteReadme,
} from './siteAnswers.js';
import {firstQueries, siteFiles} from './siteFiles.js';
import type {Skeleton} from './skeletons.js';

const options = {
  name: {type: 'string'},
  'short-name': {type: 'string'},
  repository: {type: 'string'},
  homepage: {type: 'string'},
  topics: {type: 'string'},
  lessons: {type: 'string'},
  areas: {type: 'string'},
  color: {type: 'string'},
  readme: {type: 'string', multiple: true},
  packages: {type: 'string'},
  'no-build': {type: 'boolean', default: false},
} as const;

/** Full paths of the packed packages in a folder. @throws {ImportError} if there are none. */
function tarballsIn(folder: string): string[] {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith('.tgz')) : [];
  if (names.length === 0) {
    throw new ImportError(
      `--packages: there is no .tgz in ${folder}; "npm run release -- pack" of the repository of the packages writes them`,
    );
  }
  return names.map((name) => path.join(folder, name));
}

/** Changes the colors of a new site, if its institute has one, and teaches the spelling check its names. */
function ownFiles({name, shortName, repository, topics, lessons, areas, hue}: SiteAnswers): Skeleton {
  const labels = [lessons, ...areas].map(({label}) => label);
  // The names are no misspellings.
  const words =
    [name, shortName, repository.owner, repository.project, ...topics, ...labels].join(' ').match(/[\p{L}]{4,}/gu) ??
    [];
  return new Map([
    ['.cspell/words.txt', `${[...new Set(words)].sort().join('\n')}\n`],
    ...(hue === undefined
      ? []
      : ([['src/css/tokens.css', ownColorsIn(fs.readFileSync(tokensFile, 'utf8'), hue)]] as const)),
  ]);
}

/**
 * Runs `npm run new -- site <folder>`: writes the site of another institute, imports READMEs as its first projects, and
 * builds it.
 *
 * @returns exit status of the last command that it ran
 * @throws {ImportError} if nothing was written, with the reason and what to write instead
 */
export async function writeSite(
  args: readonly string[],
  {siteDir, ask, print}: Omit<CommandContext, 'site'>,
): Promise<number> {
  const {values, positionals} = parseArguments({args: [...args], allowPositionals: true, options}, didYouMean);
  const [given, ...more] = positionals;
  if (given === undefined || more.length > 0) {
    throw new ImportError('name one folder for the site, such as ../river-catalog');
  }
  const folder = path.resolve(siteDir, given);
  const tarballs = values.packages === undefined ? [] : tarballsIn(path.resolve(siteDir, values.packages));
  const present = fs.existsSync(folder) ? fs.readdirSync(folder) : undefined;
  if (present?.some((name) => name !== 'node_modules')) {
    throw new ImportError(`${folder} is not empty; name a new folder`);
  }
  if (path.relative(siteDir, folder) === '' || fs.existsSync(path.join(siteDir, settingsFile))) {
    const within = path.relative(siteDir, folder);
    if (!within.startsWith('..') && !within.startsWith('.cache')) {
      throw new ImportError(
        `${folder} is in the site of another catalog; name a folder outside it, such as ../river-catalog`,
      );
    }
  }

  async function need<Value>(
    key: Exclude<keyof typeof options, 'readme' | 'packages' | 'no-build'>,
    question: string,
    read: (answer: string) => Value | InvalidAnswer,
    preset?: string,
  ): Promise<Value> {
    const flag = values[key];
    if (flag === undefined && preset === undefined && !ask) {
      throw new ImportError(`--${key} is missing: ${question}`);
    }
    const asked = ask && flag === undefined ? await ask(preset ? `${question} [${preset}]` : question) : undefined;
    const answer = flag ?? (asked === undefined || asked === '' ? (preset ?? '') : asked);
    const result = read(answer);
    if (isInvalid(result)) {
      if (flag !== undefined || !ask) {
        throw new ImportError(`--${key}: ${result.problem}`);
      }
      print(`${result.problem}.`);
      return need(key, question, read, preset);
    }
    return result;
  }
  const text = (answer: string): string | InvalidAnswer =>
    answer.trim() === '' ? {problem: 'the answer is empty; write a name'} : answer.trim();
  const url = (answer: string): string | InvalidAnswer =>
    answer.startsWith('https://') && URL.canParse(answer) ? answer : {problem: `${answer} is no https URL`};

  const name = await need('name', 'What is the institute called in full?', text);
  const initials = name.match(/(?<!\p{L})\p{Lu}/gu)?.join('') ?? '';
  const shortName = await need('short-name', 'And in short?', text, initials.length > 1 ? initials : name);
  const repository = await need('repository', 'Which repository on GitHub, <owner>/<repository>?', readOwnRepository);
  const homepage = await need('homepage', 'Its homepage?', url, `https://github.com/${repository.owner}`);
  const topics = await need('topics', 'Which research areas, separated by commas?', readTopics);
  const lessonAreas = await need('lessons', 'Folder and name of the area of lessons?', readAreas, 'lessons=Lessons');
  const areas = await need(
    'areas',
    'Further areas, as folder=Name, separated by commas?',
    readAreas,
    'resources=Resources',
  );
  const hue = await need(
    'color',
    'A color of the institute, such as #0b6e4f? Empty keeps the colors.',
    (answer) => (answer === '' ? undefined : readHue(answer)),
    '',
  );
  const [lessons = {folder: 'lessons', label: 'Lessons'}] = lessonAreas;
  const clash = areas.find((area) => area.folder === lessons.folder);
  if (clash) {
    throw new ImportError(
      `--areas: "${clash.folder}" is the area of lessons; remove it, or write --lessons with another`,
    );
  }
  const answers: SiteAnswers = {
    name,
    shortName,
    repository,
    homepage,
    topics,
    lessons,
    areas,
    ...(hue !== undefined && {hue}),
  };
  const readmes: SiteReadme[] = [];
  for (const given of values.readme ?? []) {
    const readme = readReadme(given, topics);
    if (isInvalid(readme)) {
      throw new ImportError(`--readme: ${readme.problem}`);
    }
    const source = readme.source.startsWith('https:') ? readme.source : path.resolve(readme.source);
    if (!source.startsWith('https:') && !fs.existsSync(source)) {
      throw new ImportError(`--readme: there is no ${source}; give the path of a README, or the URL of a repository`);
    }
    if (readme.name !== undefined) {
      checkProjectName(readme.name);
    }
    readmes.push({...readme, source, area: readme.area ?? (await areaFor(source, topics, ask))});
  }

  print(`Writing the site into ${folder}`);
  /** Whether the site is there as its first commit. */
  const isBegun = (): boolean =>
    gitOutput(folder, '--git-dir=.git', 'rev-parse', '--verify', '--quiet', 'HEAD') !== undefined;
  fs.mkdirSync(folder, {recursive: true});
  try {
    const month = new Date().toISOString().slice(0, 7);
    const files = [...siteFiles(answers, month), ...ownFiles(answers)];
    for (const [file, content] of files) {
      fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
      fs.writeFileSync(path.join(folder, file), content);
    }

    execFileSync('git', ['init', '--quiet', '--initial-branch=main'], {cwd: folder});
    // Pages show when they were last changed, which the build asks git.
    const author = gitOutput(folder, 'config', 'user.email')
      ? []
      : ['-c', `user.name=${shortName}`, '-c', 'user.email=catalog@localhost'];
    const steps: (readonly [string, ...string[]] | (() => void))[] = [
      ...(fs.existsSync(path.join(folder, 'node_modules'))
        ? []
        : [['npm', 'install', '--no-audit', '--no-fund', ...tarballs] as const]),
      ...readmes.map(({source, name: project, area = '', repository: page}): [string, ...string[]] => [
        ...(['npm', 'run', '--silent', 'import', '--', source, '--area', area, '--release', month] as const),
        ...(project === undefined ? [] : ['--project', project]),
        ...(page === undefined ? [] : ['--repository', page]),
      ]),
      () => fs.writeFileSync(path.join(folder, queriesFile), firstQueries(answers, folder)),
      ['git', 'add', '--all'],
      ['git', ...author, 'commit', '--quiet', '--message', `Begin the catalog of ${shortName}`],
      ...(values['no-build'] ? [] : [['npm', 'run', '--silent', 'build'] as const]),
    ];
    for (const step of steps) {
      if (typeof step === 'function') {
        step();
        continue;
      }
      const [program, ...parameters] = step;
      print(`> ${program} ${parameters.join(' ')}`);
      const {status} = spawnSync(program, parameters, {cwd: folder, stdio: 'inherit'});
      if (status !== 0) {
        if (isBegun()) {
          print(`It failed. The site is in ${folder}; correct what it says, and run it there again.`);
        } else {
          print(
            `It failed, and nothing is left in ${folder}. ${
              parameters[0] === 'install'
                ? 'Check the network, and whether the registry that "npm config get registry" prints has the packages; then'
                : 'Correct what it says, and'
            } begin again.`,
          );
        }
        return status ?? 1;
      }
    }
  } finally {
    // Whatever stopped it, nothing half made is left.
    if (!isBegun()) {
      remove(folder, present);
    }
  }
  print(`
The site is in ${folder}. There:
  1. npm run serve shows it at http://localhost:3000/${repository.project}/; npm start shows pages while you edit them.
  2. site.config.ts says whose it is, src/pages/index.tsx has the words of the landing page, and static/img/ a logo that stands for yours.
  3. npm run new -- project "<Name>", or npm run import -- <README> --project "<Name>", adds a project.
  4. Push it to ${repository.owner}/${repository.project}. .github/workflows/site.yml then builds it and writes it to the branch
     gh-pages; choose this branch under Settings > Pages once. A pull request is built, too, and shows what is wrong.`);
  return 0;
}

/** Removes a folder, or, if there was one before, what has been added to it. */
function remove(folder: string, before: readonly string[] | undefined): void {
  fs.readdirSync(folder)
    .filter((name) => !before?.includes(name))
    // Windows locks files that another program is reading.
    .forEach((name) => fs.rmSync(path.join(folder, name), {recursive: true, maxRetries: 3}));
  if (before === undefined) {
    fs.rmdirSync(folder);
  }
}

/** Research area of a README that names none: asked if there are several, otherwise the first. */
async function areaFor(source: string, topics: readonly string[], ask: Ask | undefined): Promise<string> {
  const [first = ''] = topics;
  if (ask === undefined || topics.length < 2) {
    return first;
  }
  const answer = await ask(`Which research area does ${source} belong to? ${topics.join(', ')} [${first}]`);
  const found = answer === '' ? first : topics.find((topic) => topic.toLowerCase() === answer.toLowerCase());
  return found ?? areaFor(source, topics, ask);
}
