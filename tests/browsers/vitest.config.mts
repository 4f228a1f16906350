import {defineConfig} from 'vitest/config';
import {setTestEnvironment} from '../../tools/test/environment';

setTestEnvironment();

/** Tests of what readers do, in Firefox and in WebKit: `npm run test:browsers`. */
export default defineConfig({
  test: {
    include: ['tests/browsers/*.test.ts'],
    globalSetup: 'tests/browsers/requireBuild.ts',
    reporters: ['verbose'],
    // One browser at a time, so that the seconds of each are comparable.
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // How long something may take to appear; speed is measured by the benchmarks.
    expect: {poll: {timeout: 30_000, interval: 50}},
  },
});
