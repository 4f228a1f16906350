import {defineConfig} from 'vitest/config';

/** Checks of the files in `build/`, which must have been built: `npm run test:build`. */
export default defineConfig({
  test: {include: ['tests/build/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000},
});
