/** What is wrong with the specification files in openapi/, said before pages are made from them. */
import fs from 'node:fs';
import path from 'node:path';
import {parse as parseCsv} from 'csv-parse/sync';
import {createConfig, lint, getLineColLocation, type NormalizedProblem} from '@redocly/openapi-core';
import YAML from 'yaml';
import {operationsOf, type Specification} from './pageNames';
import type {ApiSet} from './sets';
import type {MediaType, Parameter} from './types';
import {unsafeTexts} from './unsafeText';

const describeProblem = (problem: NormalizedProblem): string => {
  const [location] = problem.location;
  const line = location ? getLineColLocation(location).start.line : 1;
  const suggestion = problem.suggest.length > 0 ? ` (did you mean ${problem.suggest.join(', ')}?)` : '';
  return `${line}: ${location?.pointer ?? '#/'}: ${problem.message.trim()}${suggestion} [${problem.ruleId}]`;
};

/** What is wrong with a CSV text: rows of another width than the header. Undefined if nothing is. */
function csvProblem(text: string): string | undefined {
  try {
    const rows = parseCsv(text);
    return rows.length > 0 ? undefined : 'write the header, and rows if they are known';
  } catch (error) {
    return `${(error as Error).message}; give each row as many values as the header has names`;
  }
}

/** Problems of CSV examples, which the linter does not read, wherever they stand. */
function csvProblems(node: unknown, pointer = '#'): string[] {
  if (typeof node !== 'object' || node === null) {
    return [];
  }
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const where = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (key !== 'text/csv') {
      return csvProblems(value, where);
    }
    const {example, examples = {}} = value as {example?: string; examples?: Record<string, {value: string}>};
    const texts = Object.entries({
      ...(example === undefined ? {} : {example}),
      ...Object.fromEntries(Object.entries(examples).map(([name, one]) => [`examples/${name}`, one.value])),
    });
    return texts.flatMap(([name, text]) => {
      const problem = csvProblem(text);
      return problem ? [`1: ${where}/${name}: ${problem}`] : [];
    });
  });
}

/** Problems of a specification: what the linter says, and what the reference pages need beyond it. */
export async function problemsOf(siteDir: string, {file}: ApiSet): Promise<string[]> {
  const ref = path.join(siteDir, 'openapi', file);
  if (!fs.existsSync(ref)) {
    return ['1: the file does not exist; write it or remove its entry from openapi/sets.json'];
  }
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      'operation-summary': 'error',
      'operation-operationId': 'error',
      'operation-operationId-unique': 'error',
      'no-unresolved-refs': 'error',
      'no-invalid-media-type-examples': 'error',
      'no-invalid-parameter-examples': 'error',
      'operation-tag-defined': 'error',
      // The sample set has no service, so it has no server.
      'no-empty-servers': 'off',
      // The freight service answers only with the slash; this rule is about taste, not about truth.
      'no-path-trailing-slash': 'off',
    },
  });
  let linted: NormalizedProblem[];
  try {
    linted = await lint({ref, config});
  } catch (error) {
    const {message} = error as Error;
    return [`${/\((\d+):\d+\)/.exec(message)?.[1] ?? 1}: not valid YAML (${message.split('\n')[0]}); correct the line`];
  }
  if (linted.length > 0) {
    return linted.map(describeProblem);
  }

  const specification = YAML.parse(fs.readFileSync(ref, 'utf8')) as Specification;
  const allowed = Object.keys(YAML.parse(fs.readFileSync(path.join(siteDir, 'api/tags.yml'), 'utf8')) as object);
  const hasExample = (media: MediaType | Parameter): boolean =>
    media.example !== undefined || media.examples !== undefined;
  const ofOperations = operationsOf(specification).flatMap(({where, operation}) => {
    const areaTags = operation['x-catalog-tags'] ?? [];
    return [
      ...(operation.tags?.length === 1 ? [] : [`1: ${where}: give it one tag, under which the sidebar lists it`]),
      ...(areaTags.length > 0
        ? []
        : [`1: ${where}: name its tags of the catalog in x-catalog-tags: ${allowed.join(', ')}`]),
      ...areaTags
        .filter((tag) => !allowed.includes(tag))
        .map(
          (tag) => `1: ${where}/x-catalog-tags: unknown tag "${tag}"; write one of api/tags.yml: ${allowed.join(', ')}`,
        ),
      ...Object.entries(operation.requestBody?.content ?? {})
        .filter(([type, media]) => type === 'application/json' && !hasExample(media))
        .map(
          ([type]) => `1: ${where}/requestBody/content/${type}: write an example, the code samples are made from it`,
        ),
    ];
  });
  return [...ofOperations, ...csvProblems(specification), ...unsafeTexts(fs.readFileSync(ref, 'utf8'))];
}
