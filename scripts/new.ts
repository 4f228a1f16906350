/**
 * Writes a skeleton that passes every check:
 *   npm run new -- project|lesson|api "<Name>"
 * It asks for what it needs; flags answer in advance. What is left to write is marked TODO, which
 * npm run check lists as hints.
 */
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {tagNames} from '../src/content/frontMatter';
import {instituteAreas, projectKinds} from '../src/content/schemas';
import {readSets} from '../src/plugins/api-reference/sets';
import {checkFolder} from './import/files';
import {Refusal} from './import/report';
import {matchTag} from './import/split';
import {apiId, apiSkeleton, lessonSkeleton, projectSkeleton, type Skeleton} from './new/skeletons';

const siteDir = process.cwd();

const usage = `npm run new -- project|lesson|api "<Name>" [options]

  --summary <text>      one sentence: what a reader gets
  --tags <a,b>          topic tags of the area's tags.yml
  --area <area>         project: ${instituteAreas.join(', ')}
  --kind <a,b>          project: ${projectKinds.join(', ')}
  --release <YYYY-MM>   project: release of the institute that lists it
  --repository <url>    project: https address of its repository (may be left out)
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

const words = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** The words as names of a list. @throws {Refusal} that names the list, if one is none of them. */
function choose(answer: string, known: readonly string[], what: string): string[] {
  return words(answer).map((word) => {
    const found = matchTag(word, known);
    if (found === undefined) {
      throw new Refusal(`"${word}" is no ${what}; write one of ${known.join(', ')}`);
    }
    return found;
  });
}

function write(files: Skeleton, replaced: readonly string[] = []): void {
  const present = [...files.keys()].filter(
    (file) => !replaced.includes(file) && fs.existsSync(path.join(siteDir, file)),
  );
  if (present.length > 0) {
    throw new Refusal(`${present.join(', ')} is there already; choose another name, or edit it`);
  }
  files.forEach((content, file) => {
    fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    fs.writeFileSync(path.join(siteDir, file), content);
    console.log(`  written  ${file}`);
  });
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({allowPositionals: true, options});
  const [what, name] = positionals;
  if (values.help || name === undefined || !['project', 'lesson', 'api'].includes(what ?? '')) {
    console.log(usage);
    process.exitCode = values.help ? 0 : 2;
    return;
  }

  const ask = async (key: Question, question: string): Promise<string> => {
    const given = values[key];
    if (given !== undefined) {
      return given;
    }
    if (!process.stdin.isTTY) {
      throw new Refusal(`--${key} is missing: ${question}`);
    }
    const terminal = readline.createInterface({input: process.stdin, output: process.stdout});
    const answer = (await terminal.question(`${question}\n> `)).trim();
    terminal.close();
    return answer;
  };
  const need = async (key: Question, question: string): Promise<string> => {
    const answer = await ask(key, question);
    if (answer === '') {
      throw new Refusal(`--${key} is empty: ${question}`);
    }
    return answer;
  };

  const summary = await need('summary', 'What does a reader get? One sentence of 20 to 110 characters.');
  const tags = async (area: string): Promise<string[]> => {
    const known = tagNames(siteDir, area).filter((tag) => !tag.startsWith('Release '));
    const none = area === 'Education' ? ' May be empty.' : '';
    const answer = await (none ? ask : need)('tags', `Which tags, with commas between? ${known.join(', ')}.${none}`);
    return choose(answer, known, `tag of ${area}/tags.yml`);
  };

  if (what === 'project') {
    checkFolder(siteDir, name);
    const releases = tagNames(siteDir, 'docs')
      .filter((tag) => tag.startsWith('Release '))
      .map((tag) => tag.slice('Release '.length));
    const projectTags = await tags('docs');
    const [area = ''] = choose(await need('area', `Which area? ${instituteAreas.join(', ')}.`), instituteAreas, 'area');
    const kind = choose(await need('kind', `What is it? ${projectKinds.join(', ')}.`), projectKinds, 'kind');
    const [release = ''] = choose(await need('release', `Which release? ${releases.join(', ')}.`), releases, 'release');
    const repository =
      values.repository ??
      (process.stdin.isTTY ? await ask('repository', 'Address of the repository? May be empty.') : '');
    if (repository !== '' && !(repository.startsWith('https://') && URL.canParse(repository))) {
      throw new Refusal(`${repository} is no https address; write https://github.com/<owner>/<repository>`);
    }
    write(projectSkeleton({name, summary, tags: projectTags, area, kind, release, ...(repository && {repository})}));
    console.log(`Add to tests/support/routes.ts: ${JSON.stringify(name)}: ['', 'explanation', 'how-to', 'tutorials']`);
  } else if (what === 'lesson') {
    const folder = await need('folder', 'Which folder of Education/?');
    const hasFolder = fs.existsSync(path.join(siteDir, 'Education', folder, '_category_.json'));
    write(lessonSkeleton({name, summary, tags: await tags('Education'), folder}, hasFolder));
  } else {
    const sets = readSets(siteDir);
    if (sets.some(({id, folder}) => id === apiId(name) || folder.toLowerCase() === name.toLowerCase())) {
      throw new Refusal(`openapi/sets.json has a set "${name}" already; choose another name, or edit it`);
    }
    write(apiSkeleton({name, summary, tags: await tags('api')}, sets), ['openapi/sets.json']);
  }
  console.log('Next: replace each TODO. npm run check lists them as hints; npm start shows the pages.');
}

main().catch((error: unknown) => {
  console.error(error instanceof Refusal ? `Refused, nothing was written: ${error.message}` : error);
  process.exitCode = 1;
});
