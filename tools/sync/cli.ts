/**
 * Asks the repository of each project whether it has changed since its pages were written: `npm run sync`. Shows the
 * differences and prints a table.
 */
import fs from 'node:fs';
import {didYouMean} from '@training-catalog/content-model';
import {upstreamFile} from '../../content-lint/model/upstreamRecord';
import {ArgumentError, parseArguments} from '@training-catalog/content-model/node';
import {helpIfRequested} from '../help/command';
import {compareProject, type Finding} from './compare';
import {FrontMatterError, readProjects} from './projects';
import {writeRecord} from './record';
import {markdownReport, printable, summary, terminalTable} from './report';
import {sync} from './usage';

const siteDir = process.cwd();

/** Maximum number of repositories that are queried at the same time. */
const atOnce = 6;

async function main(): Promise<void> {
  helpIfRequested(sync);
  const {values, positionals} = parseArguments(
    {
      allowPositionals: true,
      options: {
        record: {type: 'boolean', default: false},
        report: {type: 'string'},
        mirror: {type: 'string'},
      },
    },
    didYouMean,
  );
  const {mirror, report} = values;
  if (mirror !== undefined && !fs.existsSync(mirror)) {
    throw new ArgumentError(`folder ${mirror} not found; specify one with bare clones of the repositories`);
  }
  const projects = readProjects(siteDir);
  const names = projects.map(({name}) => name);
  const lost = positionals.find((name) => !names.includes(name));
  if (lost !== undefined) {
    throw new ArgumentError(
      `there is no project docs/${lost}; ${didYouMean(lost, names)}write the name of a folder in docs/, in quotes`,
    );
  }
  const waiting = projects.filter(({name}) => positionals.length === 0 || positionals.includes(name));
  const all = waiting.length;
  const findings: Finding[] = [];
  const worker = async (): Promise<void> => {
    for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
      findings.push(await compareProject(project, mirror));
      process.stderr.write(`${findings.length}/${all} ${project.name}\n`);
    }
  };
  await Promise.all(Array.from({length: atOnce}, worker));
  findings.sort((a, b) => a.project.localeCompare(b.project, 'en'));

  console.log(`\n${terminalTable(findings).join('\n')}\n`);
  for (const {project, differences} of findings) {
    differences.forEach(({title, lines}) => console.log(`\n${project}: ${title}\n${printable(lines)}`));
  }
  if (values.record && writeRecord(siteDir, findings, names)) {
    console.log(`  written  ${upstreamFile}`);
  }
  if (report !== undefined) {
    fs.writeFileSync(report, markdownReport(findings));
  }
  console.log(`\n${summary(findings)}`);
  const queried = findings.filter(({outcome}) => outcome !== 'none');
  if (queried.length > 0 && queried.every(({outcome}) => outcome === 'unreachable')) {
    console.error(
      'No repository responded; check the network connection, or pass local clones with --mirror <folder>.',
    );
    process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof ArgumentError || error instanceof FrontMatterError ? error.message : error);
  process.exitCode = 1;
});
