/**
 * Builds the small second site of the browser tests: with an announcement bar, with analytics
 * switched on, and with attacks in every text that a contributor can write.
 */
import fs from 'node:fs';
import path from 'node:path';
import {attackFiles} from './attackFiles';
import {MiniSite} from './miniSite';
import {secondSite} from './secondSite';

// The rules of writing would stop at attacks that are mere text, before anyone sees whether they run.
const rules = "    './src/plugins/content-rules/index.ts',\n";
const config = fs.readFileSync('docusaurus.config.ts', 'utf8');
if (!config.includes(rules)) {
  throw new Error(`docusaurus.config.ts does not hold ${rules.trim()}; correct tests/support/buildSecondSite.ts`);
}

const site = MiniSite.create(
  {
    'docusaurus.config.ts': config.replace(rules, ''),
    'src/announcement.ts': `export const announcement = {id: '${secondSite.announcementId}', content: 'A meeting is near.', isCloseable: true};\n`,
    ...attackFiles(),
    'moved.yml': 'docs/old name: docs/intro\n',
  },
  path.resolve(secondSite.dir),
);
const environment = {
  UMAMI_WEBSITE_ID: 'site-id',
  UMAMI_DATA_HOST_URL: secondSite.analyticsHost,
  UMAMI_SITE_DOMAIN: 'icicle-ai.github.io',
};
async function main(): Promise<void> {
  for (const step of [() => site.apiPages(), () => site.build(environment)]) {
    const {ok, output} = await step();
    if (!ok) {
      throw new Error(`The second site for tests could not be built:\n${output}`);
    }
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
