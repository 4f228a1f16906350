/** Problems of a specification file, reported before pages are made from it. */
import fs from 'node:fs';
import path from 'node:path';
import {
  createConfig,
  getLineColLocation,
  isAbsoluteUrl,
  lint,
  type NormalizedProblem,
  type Source,
} from '@redocly/openapi-core';
import type {Problem} from './describeProblems.js';
import {aliasProblem} from './aliases.js';
import {hasHtml, isTooDeep} from './markdownText.js';
import {FolderResolver, readVersions} from './readSpecification.js';
import {atPointer, isBesideModel} from './resolveReferences.js';
import {escapeSegment, segmentsOf} from './model/jsonPointer.js';
import {tagRemedy, type AllowedTags} from './tags.js';
import {methods} from './model/types.js';

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
    const isShown = !pointer.includes('/discriminator/mapping/') && !isBesideModel(segmentsOf(pointer));
    return Object.hasOwn(errorRules, ruleId) && isShown ? 'error' : 'hint';
  }
  if (message.includes('can be one of the following only')) {
    return pointer.endsWith('/in') ? 'error' : 'hint';
  }
  // OpenAPI 3.0 and 3.1 state it differently; both are read.
  const isBound = /\/exclusive(?:Minimum|Maximum)$/.test(pointer);
  const isBooleanRequired =
    pointer.endsWith('/required') && message.startsWith('Expected type `array` but got `boolean`');
  return isBound || isBooleanRequired || harmlessStructure.some((one) => one.test(message)) ? 'hint' : 'error';
}

/**
 * Line of a place in a file; of its closest existing parent if the place does not exist. The linter decodes percent signs of
 * pointers, but does not encode them when it writes one: it throws on a property that is named `%`.
 */
export const lineIn = (source: Source, pointer: string, reportOnKey = false): number =>
  getLineColLocation({source, pointer: pointer.replaceAll('%', '%25'), reportOnKey}).start.line;

/** @param value - what the file has at the place of the problem. */
function fromLinter(problem: NormalizedProblem, file: string, root: string, value: unknown): Problem {
  const [location] = problem.location;
  const pointer = location?.pointer ?? '#/';
  const isNullType = value === null && /\/type(?:\/\d+)?$/.test(pointer);
  const suggestion = isNullType
    ? 'write "null" in quotes, because YAML reads null without them as no value'
    : problem.suggest.length > 0
      ? `did you mean ${problem.suggest.join(', ')}?`
      : undefined;
  const reference = (Object(value) as {$ref?: unknown}).$ref;
  const [line = ''] = problem.message.trim().split('\n');
  const first =
    problem.ruleId === 'no-unresolved-refs' && typeof reference === 'string'
      ? line.replace(/\$ref\b/, `$ref ${JSON.stringify(reference)}`)
      : line;
  const isBooleanRequired =
    pointer.endsWith('/required') && first.startsWith('Expected type `array` but got `boolean`');
  const remedy = isBooleanRequired
    ? 'list the names of required fields under "required" of the object; this value is ignored'
    : problem.ruleId === 'no-unresolved-refs' && isBesideModel(segmentsOf(pointer))
      ? 'no page depends on it'
      : (suggestion ?? errorRules[problem.ruleId] ?? hintRules[problem.ruleId] ?? 'correct it');
  return {
    severity: severityOf(problem),
    rule: problem.ruleId,
    file: location?.source.absoluteRef ?? file,
    pointer,
    message: `${first.replaceAll(root + path.sep, '').replace(/[.;]$/, '')}; ${remedy}`,
    line: () => (location ? lineIn(location.source, location.pointer ?? '#/', location.reportOnKey) : 1),
  };
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

/** Whether a text becomes the title of a page: that of an overview, or of an operation. */
const isPageTitle = (pointer: string): boolean =>
  pointer === '#/info/title' || /^#\/(?:paths|webhooks|x-webhooks)\/[^/]+\/\w+\/summary$/.test(pointer);

/** Problems that the linter does not find: a backslash in titles, HTML and deep nesting in descriptions, tags of the catalog. */
function catalogProblemsIn(parsed: unknown, tags: AllowedTags | undefined): CatalogProblem[] {
  return [...keysOf(parsed)].flatMap(({key, value, pointer}): CatalogProblem[] => {
    if (key === 'description' && typeof value === 'string' && isTooDeep(value)) {
      const message =
        'the text has too many quotations or lists inside each other; remove levels of > or of list markers';
      return [{severity: 'error', rule: 'description-depth', pointer, message}];
    }
    if (key === 'description' && typeof value === 'string' && hasHtml(value)) {
      const message = 'HTML is shown as text; write Markdown';
      return [{severity: 'hint', rule: 'description-html', pointer, message}];
    }
    if (isPageTitle(pointer) && typeof value === 'string' && value.includes('\\')) {
      const message = 'the title of the page has a slash instead of the backslash; write the name without it';
      return [{severity: 'hint', rule: 'title-backslash', pointer, message}];
    }
    if (key !== 'x-catalog-tags') {
      return [];
    }
    const isList = Array.isArray(value) && value.every((one) => typeof one === 'string');
    const messages = isList
      ? value
          .filter((tag) => tags && !tags.names.includes(tag))
          .map((tag) => `unknown tag "${tag}"; ${tags ? tagRemedy(tag, tags) : ''}`)
      : ['x-catalog-tags must be a list of strings; write one such as [API]'];
    return messages.map((message) => ({severity: 'error', rule: 'catalog-tag', pointer, message}));
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

/** A file that the linter has read. */
interface ReadDocument {
  source: Source;
  parsed: unknown;
}

/** The files that the linter could read; it has already reported the others. */
async function documentsOf(resolver: FolderResolver): Promise<ReadDocument[]> {
  return (await Promise.allSettled([...resolver.cache.values()])).flatMap((one) =>
    one.status === 'fulfilled' && 'source' in one.value && 'parsed' in one.value ? [one.value] : [],
  );
}

/** Reads a file and all files that it refers to, as far as they can be read. */
async function readAll(resolver: FolderResolver, file: string): Promise<ReadDocument[]> {
  const places = new Set([file]);
  const found: ReadDocument[] = [];
  for (const place of places) {
    const document = await resolver.resolveDocument(null, place, place === file).catch(() => undefined);
    if (document && 'source' in document && 'parsed' in document) {
      found.push(document);
      for (const {key, value} of keysOf(document.parsed)) {
        const [target = ''] = key === '$ref' && typeof value === 'string' ? value.split('#') : [];
        if (target !== '' && !isAbsoluteUrl(target)) {
          places.add(path.resolve(path.dirname(place), target));
        }
      }
    }
  }
  return found;
}

/** References that lead back to themselves, over other references only, which the linter does not locate. */
function circularReferences(documents: readonly ReadDocument[]): Problem[] {
  const byFile = new Map(documents.map((document) => [document.source.absoluteRef, document]));
  const follow = (reference: string, from: string): {file: string; pointer: string; node: unknown} => {
    const [place = '', pointer = ''] = reference.split('#');
    const file = place === '' ? from : path.resolve(path.dirname(from), place);
    return {file, pointer, node: atPointer(byFile.get(file)?.parsed, pointer)};
  };
  return documents.flatMap(({source, parsed}) =>
    [...keysOf(parsed)].flatMap(({key, value, pointer}): Problem[] => {
      if (key !== '$ref' || typeof value !== 'string') {
        return [];
      }
      const seen = new Set<string>();
      const own = `${source.absoluteRef}${pointer.slice(0, -'/$ref'.length)}`;
      let at = follow(value, source.absoluteRef);
      // Those that only lead to such references are right once these are.
      while (!seen.has(own)) {
        if (seen.has(`${at.file}#${at.pointer}`)) {
          return [];
        }
        seen.add(`${at.file}#${at.pointer}`);
        const next = (at.node as {$ref?: unknown} | undefined)?.$ref;
        if (typeof next !== 'string') {
          return [];
        }
        at = follow(next, at.file);
      }
      const message = `the reference "${value}" leads back to itself; write there what it stands for`;
      const line = (): number => lineIn(source, pointer);
      return [{severity: 'error', rule: 'circular-reference', file: source.absoluteRef, pointer, message, line}];
    }),
  );
}

/** Why a file overflows the stack of calls. */
export const tooLongChain =
  'its schemas refer to each other in too long a chain, or contain each other too deeply; shorten it';

/** The problem of a file that the linter cannot read. */
function unreadable(file: string, root: string, error: unknown): Problem {
  const whole = (error as Error).message;
  const [first = ''] = whole.split('\n');
  const line = Number(/\((\d+):\d+\)/.exec(whole)?.[1] ?? 1);
  const [, depth] = /maxDepth \((\d+)\)/.exec(first) ?? [];
  if (depth !== undefined) {
    const message = `more than ${depth} values are inside each other; define inner ones under "components", and refer to them`;
    return ofFile(file, 'depth', message, line);
  }
  if (error instanceof RangeError) {
    return ofFile(file, 'depth', tooLongChain);
  }
  const message = first.replaceAll(root + path.sep, '').replace(/[.;]$/, '');
  return /unsupported|must be|document type/i.test(message)
    ? ofFile(file, 'version', `${message}; write "openapi: 3.0.3" or another version of ${readVersions}`)
    : ofFile(file, 'syntax', `invalid YAML or JSON (${message}); correct the line`, line);
}

/**
 * Whether a finding of the linter is one.
 *
 * @param value - what the file has at its place.
 */
function isMeant({ruleId, location}: NormalizedProblem, value: unknown): boolean {
  const pointer = location[0]?.pointer ?? '';
  // The request of a callback is described on the page of its operation, so it needs no name or tag.
  const isOfCallback = ruleId.startsWith('operation-') && pointer.includes('/callbacks/');
  // The linter takes a field called "constructor" for a keyword of its own.
  const isMisread = ruleId === 'struct' && segmentsOf(pointer).some((key) => Object.hasOwn(Object.prototype, key));
  // The content of a file, as OpenAPI 2.0 has it.
  const isFileType = ruleId === 'struct' && value === 'file' && /\/responses\/[^/]+\/schema\/type$/.test(pointer);
  return !isOfCallback && !isMisread && !isFileType;
}

/**
 * Checks a specification: its structure, its references, and what the reference pages need in addition. One fault gives
 * one problem.
 *
 * @param file - full path of the file.
 * @param root - folder that all its files are in.
 * @param tags - tags that pages may have.
 */
export async function problemsOf(file: string, root: string, tags?: AllowedTags): Promise<Problem[]> {
  if (!fs.existsSync(file)) {
    return [ofFile(file, 'no-file', 'the file does not exist; create it, or remove its entry from sets.json')];
  }
  const text = fs.readFileSync(file, 'utf8');
  if (text.includes('\0')) {
    const message = 'the file is not UTF-8; save it as UTF-8, for example with: iconv -f utf-16 -t utf-8';
    return [ofFile(file, 'encoding', message)];
  }
  const aliases = aliasProblem(text);
  if (aliases) {
    return [ofFile(file, 'aliases', aliases.message, aliases.line)];
  }
  const resolver = new FolderResolver(root);
  const rules: Record<string, 'error' | 'warn'> = {};
  Object.keys(errorRules).forEach((rule) => (rules[rule] = 'error'));
  Object.keys(hintRules).forEach((rule) => (rules[rule] = 'warn'));
  // Before the linter, which rejects several promises at once for such references, and handles one of them.
  const circular = circularReferences(await readAll(resolver, file));
  if (circular.length > 0) {
    return circular;
  }
  try {
    const config = await createConfig({extends: [], rules});
    const linted = await lint({ref: file, config, externalRefResolver: resolver});
    const documents = await documentsOf(resolver);
    const valueAt = ({location: [place]}: NormalizedProblem): unknown =>
      atPointer(
        documents.find(({source}) => source.absoluteRef === place?.source.absoluteRef)?.parsed,
        place?.pointer ?? '',
      );
    const problems = linted
      .map((problem) => ({problem, value: valueAt(problem)}))
      .filter(({problem, value}) => isMeant(problem, value))
      .map(({problem, value}) => fromLinter(problem, file, root, value));
    const ours = documents.flatMap(({source, parsed}) =>
      catalogProblemsIn(parsed, tags).map((finding): Problem => ({
        ...finding,
        file: source.absoluteRef,
        line: () => lineIn(source, finding.pointer),
      })),
    );
    const main = documents.find(({source}) => source.absoluteRef === file);
    const isEmpty = main !== undefined && countOperations(main.parsed as object) === 0;
    return isEmpty && !problems.some(({severity}) => severity === 'error')
      ? [
          ...problems,
          ...ours,
          ofFile(file, 'no-operations', 'the file has no operations; add one under "paths", or name another file'),
        ]
      : [...problems, ...ours];
  } catch (error) {
    return [unreadable(file, root, error)];
  }
}
