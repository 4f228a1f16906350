// cspell:ignore Español
/**
 * Builds the sites for browser tests, unless their inputs are unchanged: the fixture site; the site of another institute,
 * with an announcement bar, analytics, and attacks in every text that a contributor can write; the plain site in
 * examples/minimal.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {setTestEnvironment} from '../../tools/test/environment';
import {attackFiles} from './attackFiles';
import {attackReadme} from './attackReadme';
import {fixtureSite} from './fixtureSite';
import {folderOf, removeFolders} from './folders';
import {fixtureContent, codeFiles, copySpecifications, MiniSite, type Outcome} from './miniSite';
import {layOutMinimalSite, minimalSite, runInMinimalSite} from './minimalSite';
import {ports} from './ports';
import {buildEnvironment, runCommand} from './runCommand';
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
  [...codeFiles, 'tests/fixtures', 'tests/support', 'examples'].forEach(add);
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
  await expectSuccess(
    'fixture site', // The tests answer requests of some sets on this machine.
    site.buildAll({API_LOCAL_SERVERS: 'true'}),
  );
}

async function buildSecondSite(): Promise<void> {
  fs.rmSync(secondSite.dir, {recursive: true, force: true});
  fs.mkdirSync(secondSite.dir, {recursive: true});
  fs.symlinkSync(path.resolve('node_modules'), path.join(secondSite.dir, 'node_modules'));
  // Outside this repository, whose address the import would take for that of the README.
  const readme = folderOf({
    'owl-counter/README.md': fs.readFileSync(secondSite.readme),
    'attack-readme/README.md': attackReadme('Attack Counter'),
  });
  const answers = Object.entries(secondSite.answers).flatMap(([name, answer]) => [`--${name}`, answer]);
  const {status, output} = await runCommand(
    process.execPath,
    [
      'packages/create/bin/create.js',
      secondSite.dir,
      ...answers,
      '--readme',
      `${readme}/owl-counter/README.md`,
      '--readme',
      `${readme}/attack-readme/README.md,name=attack-readme`,
      '--no-build',
    ],
    {env: buildEnvironment()},
  );
  removeFolders();
  await expectSuccess('second site', Promise.resolve({ok: status === 0, output}));

  const write = (file: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(secondSite.dir, file)), {recursive: true});
    fs.writeFileSync(path.join(secondSite.dir, file), text);
  };
  const edit = (file: string, from: string, to: string): void => {
    const text = fs.readFileSync(path.join(secondSite.dir, file), 'utf8');
    if (!text.includes(from)) {
      throw new Error(`${file} of the new site does not contain ${from}; correct tests/support/buildFixtureSites.ts`);
    }
    write(file, text.replace(from, to));
  };
  edit(
    'docusaurus.config.ts',
    '{siteDir: __dirname',
    // The content rules would refuse attacks that are only text before a test can see whether they run.
    `{siteDir: __dirname, language: {code: '${secondSite.locale}', label: 'Español'}, parts: {'@training-catalog/content-lint': false}`,
  );
  write(
    `i18n/${secondSite.locale}/code.json`,
    JSON.stringify(Object.fromEntries(Object.entries(secondSite.translations).map(([id, message]) => [id, {message}]))),
  );
  edit(
    'site.config.ts',
    '  vocabulary: {',
    `  announcement: {id: '${secondSite.announcementId}', content: 'A meeting is near.', isCloseable: true},\n  vocabulary: {`,
  );
  copySpecifications(secondSite.dir);
  fs.copyFileSync(path.join(fixtureContent, 'api/tags.yml'), path.join(secondSite.dir, 'api/tags.yml'));
  Object.entries(attackFiles(secondSite.dir)).forEach(([file, text]) => write(file, text ?? ''));
  const page = (text: string, ...frontMatter: string[]): string =>
    [
      '---',
      'title: Warned of',
      'description: A page that the build warns of.',
      ...frontMatter,
      '---',
      '',
      text,
      '',
    ].join('\n');
  write('docs/broken.md', page('[Nowhere](/docs/nowhere)'));
  write('docs/first.md', page('Text.', 'slug: /same'));
  write('docs/second.md', page('Text.', 'slug: /same'));
  const environment = {
    // Nothing builds it again, and writing the bundler's cache takes a sixth of the processor time.
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    UMAMI_WEBSITE_ID: 'site-id',
    UMAMI_DATA_HOST_URL: secondSite.analyticsHost,
    UMAMI_SITE_DOMAIN: 'river-institute.github.io',
  };
  const built = await runCommand('npm', ['run', '--silent', 'build'], {
    cwd: path.resolve(secondSite.dir),
    env: buildEnvironment(environment),
  });
  await expectSuccess('second site', Promise.resolve({ok: built.status === 0, output: built.output}));
  fs.writeFileSync(secondSite.log, built.output);
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
