import {defineConfig} from 'vitest/config';
import {setTestEnvironment} from '../../tools/test/environment';

setTestEnvironment();

/** The rehearsal of the deploy: `npm run deploy:rehearse`. Not part of the unit tests. */
export default defineConfig({
  test: {
    setupFiles: ['tests/support/setUpUnitTests.ts'],
    include: ['tests/deploy/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
