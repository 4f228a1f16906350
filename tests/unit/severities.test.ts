// Misspelled on purpose. cspell:ignore comnent
import {describe, expect, it} from 'vitest';
import {diagnosticAt} from '../../content-lint/rules/registry';
import {withSeverities, type ContentLintConfig} from '../../content-lint/rules/severities';

const todo = diagnosticAt('todo-comment', 'docs/a.md', 1, 'a TODO; replace it');
const prompt = diagnosticAt('no-shell-prompt', 'docs/a.md', 2, 'a prompt; remove it');
const imported = diagnosticAt('no-shell-prompt', 'docs/b.md', 2, 'a prompt; remove it', {isImported: true});

const severities = (config: ContentLintConfig): string[] =>
  withSeverities([todo, prompt, imported], config).map(({file, rule, severity}) => `${file} ${rule} ${severity}`);

describe('severities of rules', () => {
  it('are those of the registry without an entry', () => {
    expect(severities({rules: {}})).toEqual([
      'docs/a.md todo-comment hint',
      'docs/a.md no-shell-prompt error',
      'docs/b.md no-shell-prompt hint',
    ]);
  });

  it('can be changed, and rules can be switched off', () => {
    expect(severities({rules: {'todo-comment': 'error', 'no-shell-prompt': 'hint'}})).toEqual([
      'docs/a.md todo-comment error',
      'docs/a.md no-shell-prompt hint',
      'docs/b.md no-shell-prompt hint',
    ]);
    expect(severities({rules: {'no-shell-prompt': 'off'}})).toEqual(['docs/a.md todo-comment hint']);
  });

  it('are lenient with imported pages if a rule is set to what it is', () => {
    expect(severities({rules: {'no-shell-prompt': 'error', 'todo-comment': 'off'}})).toEqual([
      'docs/a.md no-shell-prompt error',
      'docs/b.md no-shell-prompt hint',
    ]);
  });
});

describe('a configuration is refused for', () => {
  it.each([
    ['a misspelled rule', {'todo-comnent': 'off'}, /"todo-comnent": unknown rule; did you mean "todo-comment"\?/],
    ['a rule of another tool', {'markdownlint/MD012': 'off'}, /unknown rule; set it in \.markdownlint-cli2\.jsonc$/],
    ['an unknown severity', {'todo-comment': 'warn'}, /"warn" is no severity; write one of error, hint, off$/],
    ['a page that cannot be parsed', {'mdx-syntax': 'hint'}, /cannot be changed, because .* cannot be parsed; remove/],
    ['markup that could run code', {'no-expression': 'off'}, /cannot be changed, because .* could run code/],
  ])('%s', (_name, rules, message) => {
    expect(() => withSeverities([], {rules} as ContentLintConfig)).toThrow(message);
  });
});
