import {defineConfig} from 'vitest/config';

/** The tests of one package: `npm test -w packages/<name>`. */
export default defineConfig({test: {include: ['tests/**/*.test.{ts,tsx}']}});
