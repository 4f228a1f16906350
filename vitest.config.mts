import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
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
