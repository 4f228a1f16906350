import fs from 'node:fs';
import path from 'node:path';
import {build} from './content';

/** Runs before all tests. @throws if there is no build to test. */
export default function requireBuild(): void {
  if (!fs.existsSync(path.join(build, 'index.html'))) {
    throw new Error(
      `${build} has no finished build. Build the fixture site, npx tsx tests/support/buildFixtureSites.ts, or set TEST_BUILD to the folder of a build with its content`,
    );
  }
}
