import {defineConfig} from 'vitest/config';
import {docusaurusCode, docusaurusModules} from './vitestDocusaurus';

/** The tests of one package: `npm test -w packages/<name>`. */
export default defineConfig({
  plugins: [docusaurusModules],
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
    // Vitest leaves one core to itself by default, which makes a machine with two cores run one file at a time.
    maxWorkers: '100%',
    server: docusaurusCode.server,
  },
  esbuild: docusaurusCode.esbuild,
});
