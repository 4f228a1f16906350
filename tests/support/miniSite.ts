import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {siteSettings} from '../../site.config';
import {ports} from './ports';
import {buildEnvironment, runCommand} from './runCommand';

const siteDir = path.resolve(__dirname, '../..');

/** The parts of a site other than its content. */
export const codeFiles = [
  'docusaurus.config.ts',
  'catalog.config.ts',
  'landing.config.ts',
  'announcement.config.ts',
  'site.config.ts',
  'vocabulary.config.ts',
  'sidebars.ts',
  'sidebarsApi.ts',
  'sidebarsCurriculum.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'content-lint.config.ts',
  'packages',
  'src',
  'static',
  'tools',
];

/** Content of the fixture site. A mini-site takes its tags and API sets from there, never from the catalog. */
export const fixtureContent = path.join(siteDir, 'tests/fixtures/site');

/** Copies the API sets of the fixture site: its own specifications, and those that test the console. */
export function copySpecifications(dir: string): void {
  for (const folder of ['tests/fixtures/site/openapi', 'packages/openapi-console/tests/fixtures']) {
    fs.cpSync(path.join(siteDir, folder), path.join(dir, 'openapi'), {recursive: true});
  }
}

const page = (title: string, id?: string): string =>
  `---\n${id ? `id: ${id}\n` : ''}title: ${title}\ndescription: A page of a small site for tests, about ${title}.\n---\n\nSome text about ${title}.\n`;

/** Contents of files to overwrite in the small site, by path; null removes one. */
export type Edits = Record<string, string | null>;

/** The output of a command, and whether it succeeded. */
export interface Outcome {
  ok: boolean;
  output: string;
}

/** Time of the commits of a site. */
const committed = '2026-01-15T12:00:00Z';

/** A site with this project's code and almost no content, in a separate folder. */
export class MiniSite {
  private constructor(readonly dir: string) {}

  /** Writes the site to a new temporary folder, or to the given one, which is emptied. */
  static create(edits: Edits = {}, dir = fs.mkdtempSync(path.join(os.tmpdir(), 'mini-site-'))): MiniSite {
    fs.rmSync(dir, {recursive: true, force: true});
    fs.mkdirSync(dir, {recursive: true});
    // With timestamps, so that nothing is compiled again.
    codeFiles
      .filter((name) => fs.existsSync(path.join(siteDir, name)))
      .forEach((name) =>
        fs.cpSync(path.join(siteDir, name), path.join(dir, name), {recursive: true, preserveTimestamps: true}),
      );
    fs.symlinkSync(path.join(siteDir, 'node_modules'), path.join(dir, 'node_modules'));
    const site = new MiniSite(dir);
    siteSettings.areaIds.forEach((area) => {
      site.write({[`${area}/intro.md`]: page(`Intro of ${area}`, 'intro')});
      fs.copyFileSync(path.join(fixtureContent, area, 'tags.yml'), path.join(dir, area, 'tags.yml'));
    });
    copySpecifications(dir);
    site.write(edits);
    site.commit();
    return site;
  }

  /** Writes the fixture site: this project's code with all content of `tests/fixtures/site`. */
  static createFixtureSite(dir: string): MiniSite {
    const site = MiniSite.create({}, dir);
    fs.cpSync(fixtureContent, dir, {recursive: true});
    for (const name of ['faults', 'fields']) {
      const file = path.join(dir, `openapi/${name}.yaml`);
      const text = fs.readFileSync(file, 'utf8');
      fs.writeFileSync(file, text.replace(/localhost:\d+/, `localhost:${ports.api}`));
    }
    site.commit();
    return site;
  }

  /** Commits all content, because pages get their update times from git. */
  private commit(): void {
    for (const args of [
      ['init', '-q'],
      ['add', ...siteSettings.areaIds, 'openapi'],
      ['commit', '-qm', 'Content'],
    ]) {
      execFileSync('git', args, {
        cwd: this.dir,
        stdio: ['ignore', 'ignore', 'pipe'],
        // The same day in every copy, so that two builds differ by what differs in the pages.
        env: {...process.env, GIT_AUTHOR_DATE: committed, GIT_COMMITTER_DATE: committed},
      });
    }
  }

  write(edits: Edits): void {
    Object.entries(edits).forEach(([name, content]) => {
      const file = path.join(this.dir, name);
      if (content === null) {
        fs.rmSync(file, {recursive: true, force: true});
        return;
      }
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, content);
    });
  }

  /** Generates the reference pages. */
  apiPages(): Promise<Outcome> {
    return this.run('node', ['packages/catalog-cli/bin/catalog.js', 'api-pages']);
  }

  /** Builds the site by Docusaurus alone, without the options of `npm run build`. */
  build(environment: Record<string, string> = {}): Promise<Outcome> {
    return this.run('npx', ['docusaurus', 'build'], environment);
  }

  /** Runs `npm run build`. */
  buildAll(environment: Record<string, string> = {}): Promise<Outcome> {
    return this.run('npm', ['run', '--silent', 'build'], environment);
  }

  remove(): void {
    fs.rmSync(this.dir, {recursive: true, force: true});
  }

  private async run(command: string, args: string[], environment: Record<string, string> = {}): Promise<Outcome> {
    const {status, output} = await runCommand(command, args, {
      cwd: this.dir,
      env: buildEnvironment(environment),
    });
    return {ok: status === 0, output};
  }
}
