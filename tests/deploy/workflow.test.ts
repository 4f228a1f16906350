import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import YAML from 'yaml';
import {folderOf} from '../support/folders';
import {startHost, type PagesHost} from './pagesHost';

interface Step {
  name?: string;
  run?: string;
  uses?: string;
  with?: Record<string, unknown>;
  'continue-on-error'?: boolean;
}

interface Job {
  needs?: string | string[];
  uses?: string;
  steps?: Step[];
}

const jobsOf = (file: string): Record<string, Job> =>
  (YAML.parse(fs.readFileSync(`.github/workflows/${file}`, 'utf8')) as {jobs: Record<string, Job>}).jobs;

const {publish} = jobsOf('deploy.yml');
const steps = publish?.steps ?? [];
const isDeploy = ({run}: Step): boolean => run?.includes('tools/deploy/cli.ts') ?? false;

const hosts: PagesHost[] = [];
afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.close()));
});

/** Runs a command line as GitHub's runner does. @returns its exit status and output. */
function runLine(line: string, env: NodeJS.ProcessEnv): Promise<{status: number | null; output: string}> {
  const child = spawn('bash', ['-e', '-c', line], {env, stdio: ['ignore', 'pipe', 'pipe']});
  let output = '';
  [child.stdout, child.stderr].forEach((stream) => stream.on('data', (data: Buffer) => (output += data.toString())));
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (status) => resolve({status, output}));
  });
}

/**
 * Runs the commands of the job that publishes, in order, as GitHub does: a failing one ends the job unless it has
 * `continue-on-error`. The fixture build, the test host, and short times replace those of the job.
 *
 * @param build - the build to publish.
 * @param npm - a script to run instead of npm.
 */
async function runJob(build: string, pages: PagesHost, npm?: string): Promise<{succeeded: boolean; output: string}> {
  const bin = folderOf(npm === undefined ? {} : {npm}, 'bin-');
  if (npm !== undefined) {
    fs.chmodSync(path.join(bin, 'npm'), 0o755);
  }
  const env = {
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
    REMOTE: pages.remote,
    DEPLOY_TOKEN: '',
    GITHUB_SHA: 'a'.repeat(40),
    RUNNER_TEMP: bin,
  };
  const options = `--build "${build}" --site-url ${pages.siteUrl} --timeout 60 --interval 0.2`;
  let output = '';
  for (const step of steps.filter(({run}) => run !== undefined && run !== 'npm ci')) {
    const result = await runLine(isDeploy(step) ? `${step.run ?? ''} ${options}` : (step.run ?? ''), env);
    output += result.output;
    if (result.status !== 0 && !step['continue-on-error']) {
      return {succeeded: false, output};
    }
  }
  const bill = path.join(bin, 'training-catalog.cdx.json');
  return {succeeded: true, output: output + (fs.existsSync(bill) ? fs.readFileSync(bill, 'utf8') : '')};
}

describe('the workflow that publishes', () => {
  const build = folderOf({'.nojekyll': '', 'index.html': 'Home', '404.html': ''});

  it('publishes with its command, then writes a bill of materials from the lock file', async () => {
    const pages = await startHost(500);
    hosts.push(pages);
    const {succeeded, output} = await runJob(build, pages);
    expect(output).toMatch(/^Live: /m);
    expect(output).toContain('"bomFormat": "CycloneDX"');
    expect(succeeded).toBe(true);
  });

  it('succeeds if the bill of materials cannot be written', async () => {
    const pages = await startHost(500);
    hosts.push(pages);
    const {succeeded, output} = await runJob(build, pages, '#!/bin/sh\necho no bill >&2\nexit 1\n');
    expect(output).toContain('no bill');
    expect(pages.published()).toBeDefined();
    expect(succeeded).toBe(true);
  });

  it('fails if the site cannot be published, before a bill of materials is written', async () => {
    const pages = await startHost(500);
    hosts.push(pages);
    const {succeeded, output} = await runJob(folderOf({}), pages, '#!/bin/sh\necho no bill >&2\nexit 1\n');
    expect(output).toContain('There is no build in');
    expect(output).not.toContain('no bill');
    expect(succeeded).toBe(false);
  });

  it('does not let later steps block the publication', () => {
    const published = steps.findIndex(isDeploy);
    expect(published).toBeGreaterThan(0);
    const following = steps.slice(published + 1);
    expect(following.some(({run}) => run?.includes('npm sbom'))).toBe(true);
    expect(following.filter((step) => !step['continue-on-error'])).toEqual([]);
    expect(steps.slice(0, published).some(({run}) => run?.includes('npm sbom'))).toBe(false);
  });

  it('publishes the build that was tested, with its hidden files, after every check', () => {
    expect(publish?.needs).toBe('checks');
    expect(jobsOf('deploy.yml').checks?.uses).toBe('./.github/workflows/checks.yml');
    expect(jobsOf('test.yml').checks?.uses).toBe('./.github/workflows/checks.yml');
    const {build: building, ...others} = jobsOf('checks.yml');
    const upload = building?.steps?.find(({uses}) => uses?.startsWith('actions/upload-artifact@'));
    expect(upload?.with).toMatchObject({name: 'site', 'include-hidden-files': true});
    const downloads = [...Object.values(others), publish ?? {}].flatMap(({steps: own = []}) =>
      own.filter(({uses}) => uses?.startsWith('actions/download-artifact@')),
    );
    expect(downloads.length).toBeGreaterThan(1);
    expect(downloads.filter((step) => step.with?.name !== 'site')).toEqual([]);
    const commands = [...Object.values(others), publish ?? {}].flatMap(({steps: own = []}) => own.map(({run}) => run));
    expect(commands.filter((run) => run?.includes('npm run build'))).toEqual([]);
  });
});
