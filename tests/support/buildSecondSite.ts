/**
 * Builds the small second site of the browser tests: with an announcement bar, with analytics
 * switched on, and with attacks in every text that a contributor can write.
 */
import path from 'node:path';
import {attackFiles} from './attackFiles';
import {MiniSite} from './miniSite';
import {secondSite} from './secondSite';

const site = MiniSite.create(
  {
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
