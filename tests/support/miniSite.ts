import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const siteDir = path.resolve(__dirname, '../..');

/** What the site is made of beside its content. */
const codeFiles = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'sidebarsApi.ts',
  'sidebarsCurriculum.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'openapi',
  'scripts',
  'src',
  'static',
];

const areas = ['docs', 'api', 'Education', 'workshops', 'sample_docs', 'other_resources'];

const page = (title: string, id?: string): string =>
  `---\n${id ? `id: ${id}\n` : ''}title: ${title}\ndescription: A page of a small site for tests, about ${title}.\n---\n\nSome text about ${title}.\n`;

/** Contents of files to write over the small site, by path; null removes one. */
export type Edits = Record<string, string | null>;

/** What a command printed, and whether it ended well. */
export interface Outcome {
  ok: boolean;
  output: string;
}

/** A site with this project's code and next to no content, in a folder of its own. */
export class MiniSite {
  private constructor(readonly dir: string) {}

  /** Lays the site out in a new temporary folder, or in the given one, which is emptied. */
  static create(edits: Edits = {}, dir = fs.mkdtempSync(path.join(os.tmpdir(), 'mini-site-'))): MiniSite {
    fs.rmSync(dir, {recursive: true, force: true});
    fs.mkdirSync(dir, {recursive: true});
    codeFiles
      .filter((name) => fs.existsSync(path.join(siteDir, name)))
      .forEach((name) => fs.cpSync(path.join(siteDir, name), path.join(dir, name), {recursive: true}));
    fs.symlinkSync(path.join(siteDir, 'node_modules'), path.join(dir, 'node_modules'));
    const site = new MiniSite(dir);
    areas.forEach((area) => {
      site.write({[`${area}/intro.md`]: page(`Intro of ${area}`, 'intro')});
      fs.copyFileSync(path.join(siteDir, area, 'tags.yml'), path.join(dir, area, 'tags.yml'));
    });
    site.write(edits);
    // Update times come from git.
    const commit =
      'git init -q && git add docs && git -c user.name=Test -c user.email=test@example.org commit -qm Content';
    spawnSync('sh', ['-c', commit], {cwd: dir, stdio: 'ignore'});
    return site;
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

  /** Makes the reference pages. */
  apiPages(): Promise<Outcome> {
    return this.run('npx', ['tsx', 'scripts/api-pages.ts']);
  }

  /** Builds the site; reference pages have to be there. */
  build(environment: Record<string, string> = {}): Promise<Outcome> {
    return this.run('npx', ['docusaurus', 'build'], environment);
  }

  remove(): void {
    fs.rmSync(this.dir, {recursive: true, force: true});
  }

  /** Does not block: the test runner takes a worker that is silent for a minute for dead. */
  private run(command: string, args: string[], environment: Record<string, string> = {}): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const child = spawn(command, args, {
        cwd: this.dir,
        env: {
          ...process.env,
          ...environment,
          NODE_ENV: 'production',
          NO_UPDATE_NOTIFIER: '1',
          FORCE_COLOR: '0',
          NO_COLOR: '1',
        },
      });
      let output = '';
      const collect = (chunk: Buffer): void => {
        output += chunk.toString('utf8');
      };
      child.stdout.on('data', collect);
      child.stderr.on('data', collect);
      child.on('error', reject);
      child.on('close', (status) => resolve({ok: status === 0, output}));
    });
  }
}
