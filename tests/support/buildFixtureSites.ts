/**
 * Builds the sites for browser tests, unless their inputs are unchanged: the fixture site; a second one with an
 * announcement bar, analytics, and attacks in every text that a contributor can write; the plain site in
 * examples/minimal.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {setTestEnvironment} from '../../tools/test/environment';
import {attackFiles} from './attackFiles';
import {fixtureSite} from './fixtureSite';
import {fixtureContent, codeFiles, MiniSite, type Outcome} from './miniSite';
import {layOutMinimalSite, minimalSite, runInMinimalSite} from './minimalSite';
import {ports} from './ports';
import {secondSite} from './secondSite';

/** Digest of all inputs of the fixture sites. */
function inputDigest(): string {
  const hash = createHash('sha256');
  const add = (entry: string): void => {
    if (!fs.existsSync(entry)) {
      return;
    }
    if (fs.statSync(entry).isDirectory()) {
      fs.readdirSync(entry)
        .sort()
        .forEach((name) => add(path.join(entry, name)));
    } else {
      hash.update(path.relative('.', entry)).update('\0').update(fs.readFileSync(entry)).update('\0');
    }
  };
  [...codeFiles, fixtureContent, 'tests/support', 'examples'].forEach(add);
  // A page of the fixture site contains it.
  hash.update(String(ports.api));
  return hash.digest('hex');
}

/** @throws with the output of a build that failed. */
async function expectSuccess(name: string, build: Promise<Outcome>): Promise<void> {
  const {ok, output} = await build;
  if (!ok) {
    throw new Error(`The ${name} for tests could not be built:\n${output}`);
  }
}

async function buildFixtureSite(): Promise<void> {
  const site = MiniSite.createFixtureSite(path.resolve(fixtureSite.dir));
  await expectSuccess('fixture site', site.buildAll());
}

async function buildSecondSite(): Promise<void> {
  // The content rules would refuse attacks that are only text before a test can see whether they run.
  const rules = "    './plugins/content-rules/index.ts',\n";
  const config = fs.readFileSync('docusaurus.config.ts', 'utf8');
  if (!config.includes(rules)) {
    throw new Error(
      `docusaurus.config.ts does not contain ${rules.trim()}; correct tests/support/buildFixtureSites.ts`,
    );
  }
  const site = MiniSite.create(
    {
      'docusaurus.config.ts': config.replace(rules, ''),
      'shared/announcement.ts': `export const announcement = {id: '${secondSite.announcementId}', content: 'A meeting is near.', isCloseable: true};\n`,
      ...attackFiles(),
      'redirects.yml': 'docs/old name: docs/intro\n',
    },
    path.resolve(secondSite.dir),
  );
  const environment = {
    UMAMI_WEBSITE_ID: 'site-id',
    UMAMI_DATA_HOST_URL: secondSite.analyticsHost,
    UMAMI_SITE_DOMAIN: 'icicle-ai.github.io',
  };
  await expectSuccess('second site', site.build(environment));
}

async function buildMinimalSite(): Promise<void> {
  layOutMinimalSite();
  const {status, output} = await runInMinimalSite('build');
  await expectSuccess('minimal site', Promise.resolve({ok: status === 0, output}));
}

/**
 * Builds each site where a build is missing or older than its inputs.
 *
 * @throws with the output of a build that fails.
 */
export async function buildFixtureSites(): Promise<void> {
  const digest = inputDigest();
  for (const [dir, build] of [
    [fixtureSite.dir, buildFixtureSite],
    [secondSite.dir, buildSecondSite],
    [minimalSite.dir, buildMinimalSite],
  ] as const) {
    const stamp = path.join(dir, '.inputs');
    if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === digest) {
      continue;
    }
    const start = performance.now();
    await build();
    fs.writeFileSync(stamp, digest);
    console.log(`Built ${dir} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  setTestEnvironment();
  buildFixtureSites().catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
}
