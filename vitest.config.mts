import {defineConfig} from 'vitest/config';
import {setTestEnvironment} from './tools/test/environment';

setTestEnvironment();

export default defineConfig({
  // As Docusaurus resolves it.
  resolve: {alias: {'@site': import.meta.dirname}},
  test: {
    include: ['{tests/unit,tests/content,packages/*/tests}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/support/setUpUnitTests.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Vitest leaves one core to itself by default, which makes a machine with two cores run one file at a time.
    maxWorkers: '100%',
    // The files that a worker runs share its modules: loading them anew for each file takes a sixth of the time.
    // What a test stubs is taken back, so that none depends on the files before it.
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
    server: {deps: {inline: [/@docusaurus\/core\/lib\/client/]}},
  },
  // The framework publishes components with JSX in files that end in .js.
  esbuild: {
    jsx: 'automatic',
    loader: 'tsx',
    include: [/\.[mc]?tsx?$/, /@docusaurus\/core\/lib\/client\/.*\.js$/],
    exclude: [],
  },
});
