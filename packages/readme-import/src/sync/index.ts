import fs from 'node:fs';
import path from 'node:path';
import {recordFile, type UpstreamRecord} from '@training-catalog/catalog/facts';
import {didYouMean} from '@training-catalog/utils';
import {ArgumentError, parseArguments, writeFileAtomic} from '@training-catalog/utils/node';
import {syncUsage} from '../usage.js';
import {validSettings, type ImportSettings, type Settings} from '../settings.js';
import {compareProject, type Finding} from './compare.js';
import {readProjects, type Project} from './projects.js';
import {findingsJson, markdownReport, readFindings, summary, terminalReport} from './report.js';

/** Maximum number of repositories that are copied at the same time. */
const atOnce = 6;

/**
 * Writes the state of the repositories into the record. Entries of repositories that were not reached are kept, unless
 * the pages now name another repository; entries of removed projects are deleted.
 *
 * @param names names of all projects
 * @returns whether the file changed
 */
function writeRecord(file: string, findings: readonly Finding[], names: readonly string[]): boolean {
  const before = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '{}\n';
  const old = JSON.parse(before) as UpstreamRecord;
  const states = names.map((name) => {
    const finding = findings.find(({project}) => project === name);
    const isKept = finding === undefined || finding.repository === old[name]?.repository;
    return [name, finding?.state ?? (isKept ? old[name] : undefined)];
  });
  const after = `${JSON.stringify(Object.fromEntries(states), null, 2)}\n`;
  if (after !== before) {
    writeFileAtomic(file, after);
  }
  return after !== before;
}

/** Compares the projects, a few at the same time. */
async function askRepositories(projects: readonly Project[], settings: Settings): Promise<Finding[]> {
  const waiting = [...projects];
  const findings: Finding[] = [];
  const worker = async (): Promise<void> => {
    for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
      findings.push(await compareProject(project, settings));
      process.stderr.write(`${findings.length}/${projects.length} ${project.name}\n`);
    }
  };
  await Promise.all(Array.from({length: atOnce}, worker));
  return findings;
}

/**
 * Asks the repository of each project whether it has changed since its pages were written, and shows the differences.
 *
 * @param args words after the name of the command
 * @returns its exit status: 1 if no repository responded
 * @throws {ArgumentError} if an argument or a page is wrong.
 */
export async function sync(args: readonly string[], siteDir: string, given?: ImportSettings): Promise<number> {
  const settings = validSettings(given);
  const {values, positionals} = parseArguments(
    {
      args: [...args],
      allowPositionals: true,
      options: {
        record: {type: 'boolean', default: false},
        report: {type: 'string'},
        from: {type: 'string'},
        help: {type: 'boolean', default: false},
      },
    },
    didYouMean,
  );
  if (values.help) {
    console.log(syncUsage);
    return 0;
  }
  const {folder} = settings;
  const projects = readProjects(siteDir, folder);
  const names = projects.map(({name}) => name);
  const lost = positionals.find((name) => !names.includes(name));
  if (lost !== undefined) {
    throw new ArgumentError(
      `there is no project ${folder}/${lost}; ${didYouMean(lost, names)}write the name of a folder in ${folder}/, in quotes`,
    );
  }
  const chosen = projects.filter(({name}) => positionals.length === 0 || positionals.includes(name));
  const findings =
    values.from === undefined
      ? await askRepositories(chosen, settings)
      : readFindings(fs.readFileSync(values.from, 'utf8'), chosen);
  findings.sort((a, b) => names.indexOf(a.project) - names.indexOf(b.project));

  console.log(`\n${terminalReport(findings)}`);
  const record = recordFile(folder);
  if (values.record && writeRecord(path.join(siteDir, record), findings, names)) {
    console.log(`  written  ${record}`);
  }
  if (values.report !== undefined) {
    const text = values.report.endsWith('.json')
      ? findingsJson(findings)
      : markdownReport(findings, settings.syncGuide);
    fs.writeFileSync(values.report, text);
  }
  console.log(`\n${summary(findings)}`);
  const queried = findings.filter(({outcome}) => outcome !== 'none');
  if (queried.length > 0 && queried.every(({outcome}) => outcome === 'unreachable')) {
    console.error('No repository responded; check the network connection.');
    return 1;
  }
  return 0;
}
