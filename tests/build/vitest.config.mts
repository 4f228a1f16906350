import {defineConfig} from 'vitest/config';
import {setTestEnvironment} from '../../tools/test/environment';

setTestEnvironment();

/** Checks of the files in `build/`, which must have been built: `npm run test:build`. */
export default defineConfig({
  test: {
    include: ['tests/build/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Vitest leaves one core to itself by default.
    maxWorkers: '100%',
    // The files that a worker runs share the pages that one of them has parsed.
    isolate: false,
  },
});
