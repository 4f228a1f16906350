/** Problems of a specification file, reported before pages are made from it. */
import fs from 'node:fs';
import path from 'node:path';
import {createConfig, getLineColLocation, lint, type NormalizedProblem, type Source} from '@redocly/openapi-core';
import {parse as parseCsv} from 'csv-parse/sync';
import {containsHtml} from './markdownText';
import {FolderResolver, readVersions} from './readSpecification';
import {escapeSegment} from '../../shared/api/jsonPointer';
import {methods} from '../../shared/api/types';

/** Something about a specification that its author should know. */
export interface Problem {
  /** `error`: a page would be wrong or cannot be made. `hint`: the pages are right, and could be better. */
  severity: 'error' | 'hint';
  /** Kind of problem, in square brackets after the message. */
  rule: string;
  /** Full path of the file. */
  file: string;
  /** Place in the file as a JSON pointer. */
  pointer: string;
  /** What is wrong, and after a semicolon what to write instead. */
  message: string;
  /** Line from 1. Determined lazily, because that means reading the file again. */
  line: () => number;
}

/** Rules whose violation makes a page wrong or impossible, each with its remedy. */
const errorRules: Record<string, string> = {
  struct: 'follow the OpenAPI specification',
  'no-unresolved-refs': 'correct the reference, or define its target',
  'operation-operationId-unique': 'give each operation a unique operationId; its page is named after it',
};

/** Rules whose violation leaves the pages right, each with what the page then shows and what to write. */
const hintRules: Record<string, string> = {
  'info-license': 'write info.license with name and url, which the overview shows',
  'no-ambiguous-paths': 'make the paths distinguishable',
  'no-enum-type-mismatch': 'write values that match the type, or correct the type',
  'no-example-value-and-externalValue': 'keep one of the two; the page shows the value',
  'no-identical-paths': 'keep one of the paths',
  'no-invalid-media-type-examples': 'correct the example or the schema; the page shows both as they are',
  'no-invalid-parameter-examples': 'correct the example or the schema; the page shows both as they are',
  'no-undefined-server-variable': 'write the variable with its default below the server',
  'no-unused-components': 'it is not shown on any page; remove it, or reference it',
  'operation-2xx-response': 'describe the response of a request that succeeds',
  'operation-4xx-response': 'describe the response to a request that is refused',
  'operation-operationId': 'write an operationId; until then the page is named after method and path',
  'operation-parameters-unique': 'keep one of the parameters; the page shows the last',
  'operation-summary': 'write a summary of a few words; until then the title is made from the operationId or the path',
  'operation-tag-defined': 'describe the tag in the list "tags" of the file',
  'path-declaration-must-exist': 'write a name between the braces of the path',
  'path-not-include-query': 'describe the query under parameters',
  'path-parameters-defined': 'describe the parameter, or correct its name in the path',
  'security-defined': 'write security with the scheme that the operation needs, or "security: []" if it needs none',
  'spec-components-invalid-map-name': 'use letters, digits, dots, hyphens and underscores only',
};

/** Structural problems that leave the pages right: something superfluous, or something that the page does not need. */
const harmlessStructure: RegExp[] = [
  /^Property `.*` is not expected here/,
  /^The field `(?:version|responses|description|schema|tokenUrl|authorizationUrl|scopes|flows)` must be present/,
  /^The `type` field must be defined when/,
  /^Expected type .* but got `null`/,
  /^Expected type `string` but got `(?:number|integer|boolean)`/i,
];

function severityOf({ruleId, message, location}: NormalizedProblem): Problem['severity'] {
  const pointer = location[0]?.pointer ?? '';
  if (ruleId !== 'struct') {
    // The page names the alternatives as in the mapping, whether they exist or not.
    return ruleId in errorRules && !pointer.includes('/discriminator/mapping/') ? 'error' : 'hint';
  }
  if (message.includes('can be one of the following only')) {
    return pointer.endsWith('/in') ? 'error' : 'hint';
  }
  // OpenAPI 3.0 and 3.1 state it differently; both are read.
  const isBound = /\/exclusive(?:Minimum|Maximum)$/.test(pointer);
  return isBound || harmlessStructure.some((one) => one.test(message)) ? 'hint' : 'error';
}

/** Line of a place in a file; of its closest existing parent if the place does not exist. */
const lineIn = (source: Source, pointer: string, reportOnKey = false): number =>
  getLineColLocation({source, pointer, reportOnKey}).start.line;

function fromLinter(problem: NormalizedProblem, file: string): Problem {
  const [location] = problem.location;
  const suggestion = problem.suggest.length > 0 ? `did you mean ${problem.suggest.join(', ')}?` : undefined;
  const pointer = location?.pointer ?? '#/';
  const [first = ''] = problem.message.trim().split('\n');
  const remedy = suggestion ?? errorRules[problem.ruleId] ?? hintRules[problem.ruleId] ?? 'correct it';
  return {
    severity: severityOf(problem),
    rule: problem.ruleId,
    file: location?.source.absoluteRef ?? file,
    pointer,
    message: `${first.replace(/[.;]$/, '')}; ${remedy}`,
    line: () => (location ? getLineColLocation(location).start.line : 1),
  };
}

/** What is wrong with a CSV text: rows with another number of cells than the header. Undefined if nothing is. */
function csvProblem(text: string): string | undefined {
  try {
    const rows = parseCsv(text);
    return rows.length > 0 ? undefined : 'the example is empty; write the header, and rows if they are known';
  } catch (error) {
    return `${(error as Error).message}; give each row as many values as the header has names`;
  }
}

/** A part of a file, for a check. */
interface Visit {
  key: string;
  value: unknown;
  pointer: string;
}

/** Visits every key of a file, outer before inner. */
function* keysOf(node: unknown, pointer = '#'): Generator<Visit> {
  if (typeof node !== 'object' || node === null) {
    return;
  }
  for (const [key, value] of Object.entries(node)) {
    const here = `${pointer}/${escapeSegment(key)}`;
    yield {key, value: value as unknown, pointer: here};
    yield* keysOf(value, here);
  }
}

type CatalogProblem = Pick<Problem, 'severity' | 'rule' | 'pointer' | 'message'>;

/** Problems that the linter does not find: examples in CSV, HTML in descriptions, tags of the catalog. */
function catalogProblemsIn(parsed: unknown, knownTags: readonly string[]): CatalogProblem[] {
  return [...keysOf(parsed)].flatMap(({key, value, pointer}): CatalogProblem[] => {
    switch (key) {
      case 'description':
        return typeof value === 'string' && containsHtml(value)
          ? [{severity: 'hint', rule: 'description-html', pointer, message: 'HTML is shown as text; write Markdown'}]
          : [];
      case 'text/csv': {
        const {example, examples} = (value ?? {}) as {example?: unknown; examples?: Record<string, {value?: unknown}>};
        return [
          ['example', example] as const,
          ...Object.entries(examples ?? {}).map(
            ([name, one]) => [`examples/${escapeSegment(name)}`, one.value] as const,
          ),
        ].flatMap(([where, text]): CatalogProblem[] => {
          const message = typeof text === 'string' ? csvProblem(text) : undefined;
          return message === undefined
            ? []
            : [{severity: 'hint', rule: 'csv-example', pointer: `${pointer}/${where}`, message}];
        });
      }
      case 'x-catalog-tags': {
        const isList = Array.isArray(value) && value.every((one) => typeof one === 'string');
        const unknown = isList ? value.filter((tag) => !knownTags.includes(tag)) : [];
        const advice = `write one of api/tags.yml: ${knownTags.join(', ')}`;
        return isList
          ? unknown.map((tag) => ({
              severity: 'error',
              rule: 'catalog-tag',
              pointer,
              message: `unknown tag "${tag}"; ${advice}`,
            }))
          : [
              {
                severity: 'error',
                rule: 'catalog-tag',
                pointer,
                message: `x-catalog-tags must be a list of strings; ${advice}`,
              },
            ];
      }
      default:
        return [];
    }
  });
}

const countOperations = (document: object): number =>
  Object.entries(document)
    .filter(([part]) => ['paths', 'webhooks', 'x-webhooks'].includes(part))
    .flatMap(([, items]) => Object.values((items ?? {}) as object) as unknown[])
    .flatMap((item) => (typeof item === 'object' && item !== null ? Object.keys(item) : []))
    .filter((key) => key === '$ref' || methods.some((method) => method === key)).length;

/** A problem of a whole file, at its first line or at the given one. */
const ofFile = (file: string, rule: string, message: string, line = 1): Problem => ({
  severity: 'error',
  rule,
  file,
  pointer: '#/',
  message,
  line: () => line,
});

/**
 * Checks a specification: its structure, its references, and what the reference pages need in addition. One fault gives
 * one problem.
 *
 * @param file - full path of the file.
 * @param root - folder that all its files are in.
 * @param knownTags - tags of the area.
 */
export async function problemsOf(file: string, root: string, knownTags: readonly string[]): Promise<Problem[]> {
  if (!fs.existsSync(file)) {
    return [ofFile(file, 'no-file', 'the file does not exist; create it, or remove its entry from openapi/sets.json')];
  }
  const resolver = new FolderResolver(root);
  const rules: Record<string, 'error' | 'warn'> = {};
  Object.keys(errorRules).forEach((rule) => (rules[rule] = 'error'));
  Object.keys(hintRules).forEach((rule) => (rules[rule] = 'warn'));
  const config = await createConfig({extends: [], rules});
  let linted: NormalizedProblem[];
  try {
    linted = await lint({ref: file, config, externalRefResolver: resolver});
  } catch (error) {
    const [message = ''] = (error as Error).message.split('\n');
    const line = Number(/\((\d+):\d+\)/.exec((error as Error).message)?.[1] ?? 1);
    return /unsupported|must be|document type/i.test(message)
      ? [
          ofFile(
            file,
            'version',
            `${message.replace(/[.;]$/, '')}; write "openapi: 3.0.3" or another version of ${readVersions}`,
          ),
        ]
      : [ofFile(file, 'syntax', `invalid YAML or JSON (${message}); correct the line`, line)];
  }
  // The request of a callback is described on the page of its operation, so it needs no name or tag.
  const isOfCallback = ({ruleId, location}: NormalizedProblem): boolean =>
    ruleId.startsWith('operation-') && (location[0]?.pointer ?? '').includes('/callbacks/');
  const problems = linted.filter((problem) => !isOfCallback(problem)).map((problem) => fromLinter(problem, file));
  // The linter has already reported what could not be read.
  const documents = (await Promise.allSettled([...resolver.cache.values()])).flatMap((one) =>
    one.status === 'fulfilled' ? [one.value] : [],
  );
  const ours = documents.flatMap((document) => {
    if (!('source' in document) || !('parsed' in document)) {
      return [];
    }
    const {source} = document;
    return catalogProblemsIn(document.parsed, knownTags).map((finding): Problem => ({
      ...finding,
      file: source.absoluteRef,
      line: () => lineIn(source, finding.pointer),
    }));
  });
  const main = documents.find((one) => 'source' in one && one.source.absoluteRef === file);
  const isEmpty = main !== undefined && 'parsed' in main && countOperations(main.parsed as object) === 0;
  return [
    ...problems,
    ...ours,
    ...(isEmpty && !problems.some(({severity}) => severity === 'error')
      ? [ofFile(file, 'no-operations', 'the file has no operations; add one under "paths", or name another file')]
      : []),
  ];
}

/** Maximum number of problems of one kind that are printed. */
const shown = {error: 20, hint: 3};

/** Formats problems as lines: the first ones of each kind, and the number of further ones. */
export function describeProblems(problems: readonly Problem[], siteDir: string): {errors: string[]; hints: string[]} {
  const text = (problem: Problem): string =>
    `${path.relative(siteDir, problem.file).split(path.sep).join('/')}:${problem.line()}: ${problem.pointer}: ${problem.message} [${problem.rule}]`;
  const lines = (severity: Problem['severity']): string[] => {
    const all = problems.filter((problem) => problem.severity === severity);
    return [...new Set(all.map(({rule}) => rule))].flatMap((rule) => {
      const list = all.filter((problem) => problem.rule === rule);
      const rest = list.length - shown[severity];
      return [
        ...list.slice(0, shown[severity]).map(text),
        ...(rest > 0 ? [`  and ${rest} more of this kind [${rule}]`] : []),
      ];
    });
  };
  return {errors: lines('error'), hints: lines('hint')};
}
