import {expect, it} from 'vitest';
import * as z from 'zod';
import {applyFixes, type Diagnostic} from '@training-catalog/content-model';
import {rdjson} from '../src/command/rdjson.js';

const position = z.strictObject({line: z.int().min(1), column: z.int().min(1).optional()});
const range = z.strictObject({start: position, end: position});

/** What the output uses of the format: https://github.com/reviewdog/reviewdog/blob/master/proto/rdf/reviewdog.proto */
const resultSchema = z.strictObject({
  source: z.strictObject({name: z.string()}),
  diagnostics: z.array(
    z.strictObject({
      message: z.string(),
      location: z.strictObject({path: z.string(), range}),
      severity: z.enum(['ERROR', 'WARNING', 'INFO']),
      code: z.strictObject({value: z.string(), url: z.url().optional()}),
      suggestions: z.array(z.strictObject({range, text: z.string()})).optional(),
    }),
  ),
});

type Range = z.infer<typeof range>;

/** Applies a suggestion as the format says: columns count bytes, from 1. */
function suggested(text: string, {start, end}: Range, instead: string): string {
  const bytes = Buffer.from(text);
  const offsetOf = ({line, column = 1}: Range['start']): number =>
    Buffer.byteLength(
      text
        .split('\n')
        .slice(0, line - 1)
        .map((one) => `${one}\n`)
        .join(''),
    ) +
    column -
    1;
  return bytes.subarray(0, offsetOf(start)).toString() + instead + bytes.subarray(offsetOf(end)).toString();
}

const explanations = new Map(['link-https', 'todo-comment'].map((id) => [id, `https://example.org/rules#${id}`]));

const text = 'Piñata \u{1F989} owls.  \n\nSee [é](http://doi.org/1) ö.\n';

it('is a result of the format, whose suggestions are the fixes at the lines that they change', () => {
  const url = text.indexOf('http:');
  const diagnostics: Diagnostic[] = [
    {
      rule: 'link-https',
      file: 'docs/a b.md',
      // A link can begin in the line before.
      line: 2,
      message: 'no https',
      severity: 'error',
      fix: {start: url, end: url + 4, text: 'https'},
    },
    {
      rule: 'markdownlint/MD009',
      file: 'docs/a b.md',
      line: 1,
      message: 'spaces',
      severity: 'hint',
      fix: {start: text.indexOf('  \n'), end: text.indexOf('\n'), text: ''},
    },
    {rule: 'todo-comment', file: 'docs/a b.md', line: 3, message: 'a TODO', severity: 'hint'},
  ];
  const {diagnostics: results} = resultSchema.parse(JSON.parse(rdjson(diagnostics, () => text, explanations)));
  expect(results.map(({location, severity, code}) => [location.range.start.line, severity, code.value])).toEqual([
    [3, 'ERROR', 'link-https'],
    [1, 'INFO', 'markdownlint/MD009'],
    [3, 'INFO', 'todo-comment'],
  ]);
  expect(results.map(({code}) => code.url !== undefined)).toEqual([true, false, true]);
  results.forEach(({suggestions, location}, index) => {
    const {fix} = diagnostics[index] ?? {};
    expect(suggestions?.length).toBe(fix && 1);
    suggestions?.forEach((suggestion) => {
      expect(suggested(text, suggestion.range, suggestion.text)).toBe(applyFixes(text, fix ? [fix] : []));
      // GitHub refuses a suggestion for other lines than those of its comment.
      expect([suggestion.range.start.line, suggestion.range.end.line]).toEqual([
        location.range.start.line,
        location.range.end.line,
      ]);
    });
  });
});
