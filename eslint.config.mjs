import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'build/',
      '.cache/',
      '.docusaurus/',
      'node_modules/',
      'packages/*/dist/',
      'api/*/',
      'playwright-report/',
      'test-results/',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: {parserOptions: {project: 'tsconfig.eslint.json', tsconfigRootDir: import.meta.dirname}},
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true, allowRegExp: true}],
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [
      react.configs.flat.recommended,
      react.configs.flat['jsx-runtime'],
      jsxA11y.flatConfigs.strict,
      reactHooks.configs.flat.recommended,
    ],
    settings: {react: {version: 'detect'}},
    rules: {'react/prop-types': 'off'},
  },
  {
    files: ['static/**/*.js', 'plugins/load-failure/*.js'],
    languageOptions: {sourceType: 'script'},
    // TypeScript checks the names: src/tsconfig.json.
    rules: {'no-undef': 'off'},
  },
  {
    // A package is used by its name, and uses others by theirs.
    files: ['{plugins,src,tools,tests}/**/*.{ts,tsx,mts}', '*.{ts,mts}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/packages/*/{src,dist}/**', '@training-catalog/*/dist/**'],
              message: 'Import the package by its name.',
            },
          ],
        },
      ],
    },
  },
  ...['*', '*/**/*'].map((place, depth) => ({
    files: [`packages/*/src/${place}.{ts,tsx}`],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              // What is outside of the package.
              group: [`${'../'.repeat(2 + depth)}**`, '@site/**', '**/tests/**'],
              message: 'A package knows no site; take an option.',
            },
          ],
        },
      ],
    },
  })),
  {
    // Tests import what they test, never the other way around.
    files: ['{packages,plugins,src,tools}/**'],
    ignores: ['packages/*/tests/**'],
    rules: {
      'no-restricted-imports': ['error', {patterns: ['**/tests/**']}],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.property.name="localeCompare"][arguments.length=1]',
          message: "Without a language, the order depends on the machine's; write localeCompare(other, 'en').",
        },
      ],
    },
  },
  {
    files: ['{tests/unit,packages/*/tests}/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@testing-library/react',
          importNames: ['screen'],
          message: 'Test files share modules, and it keeps the document of the first; write within(document.body).',
        },
      ],
    },
  },
);
