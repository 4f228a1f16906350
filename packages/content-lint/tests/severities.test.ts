// Misspelled on purpose. cspell:ignore comnent
import {describe, expect, it} from 'vitest';
import {editorial, hint, type RuleSeverity, unparsed, unsafe} from '@training-catalog/content-lint';
import {joinRules, withSeverities, type SeverityOptions} from '../src/severities.js';

const rules = joinRules<RuleSeverity>({
  text: {'todo-comment': hint, 'no-shell-prompt': editorial, 'mdx-syntax': unparsed},
  markup: {'no-expression': unsafe},
});

const at = (file: string, rule: string, severity: 'error' | 'hint') => ({
  file,
  rule,
  severity,
  line: 1,
  message: 'what is wrong; what to write',
});
const found = [
  at('docs/a.md', 'todo-comment', 'hint'),
  at('docs/a.md', 'no-shell-prompt', 'error'),
  at('docs/b.md', 'no-shell-prompt', 'hint'), // Imported.
];

const severities = (set: SeverityOptions['severities']): string[] =>
  withSeverities(found, rules, {file: 'lint.config.ts', severities: set}).map(
    ({file, rule, severity}) => `${file} ${rule} ${severity}`,
  );

describe('severities of rules', () => {
  it('are those of the registry without an entry', () => {
    expect(severities({})).toEqual([
      'docs/a.md todo-comment hint',
      'docs/a.md no-shell-prompt error',
      'docs/b.md no-shell-prompt hint',
    ]);
  });

  it('can be changed, and rules can be switched off', () => {
    expect(severities({'todo-comment': 'error', 'no-shell-prompt': 'hint'})).toEqual([
      'docs/a.md todo-comment error',
      'docs/a.md no-shell-prompt hint',
      'docs/b.md no-shell-prompt hint',
    ]);
    expect(severities({'no-shell-prompt': 'off'})).toEqual(['docs/a.md todo-comment hint']);
  });

  it('are lenient with imported pages if a rule is set to what it is', () => {
    expect(severities({'no-shell-prompt': 'error', 'todo-comment': 'off'})).toEqual([
      'docs/a.md no-shell-prompt error',
      'docs/b.md no-shell-prompt hint',
    ]);
  });
});

describe('a configuration is refused for', () => {
  it.each([
    ['a misspelled rule', {'todo-comnent': 'off'}, /^lint\.config\.ts: "todo-comnent": .*"todo-comment"/],
    ['a rule of another tool', {'markdownlint/MD012': 'off'}, /other programs are set in files of their own$/],
    ['an unknown severity', {'todo-comment': 'warn'}, /"warn" .* write one of error, hint, off$/],
    ['a page that cannot be parsed', {'mdx-syntax': 'hint'}, /cannot be parsed; remove/],
    ['markup that could run code', {'no-expression': 'off'}, /could run code/],
  ])('%s', (_name, set, message) => {
    const options = {
      file: 'lint.config.ts',
      severities: set as SeverityOptions['severities'],
    };
    expect(() => withSeverities([], rules, options)).toThrow(message);
  });
});

it('two sets with the same rule are refused, with the names of both', () => {
  expect(() => joinRules({figures: {'has-title': hint}, tables: {'has-title': hint}})).toThrow(
    /"figures" and "tables" .*"has-title"/,
  );
});
