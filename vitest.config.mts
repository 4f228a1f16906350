import {defineConfig, type Plugin} from 'vitest/config';
import {docusaurusCode, docusaurusModules} from './packages/vitestDocusaurus';
import {setTestEnvironment} from './tools/test/environment';

setTestEnvironment();

/**
 * Loads libraries as programs and builds do: without the condition `development`, by which the parser of Markdown is one
 * that checks itself. Vitest adds it to any conditions in `resolve`.
 */
const librariesAsInPrograms: Plugin = {
  name: 'libraries-as-in-programs',
  configResolved({ssr}) {
    Object.assign(ssr.resolve ?? {}, {conditions: ['node']});
  },
};

export default defineConfig({
  plugins: [docusaurusModules, librariesAsInPrograms],
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
    server: docusaurusCode.server,
  },
  esbuild: docusaurusCode.esbuild,
});
