/** All that is wrong with a specification: what its file says, and what happens when its pages are made. */
import fs from 'node:fs';
import {Source} from '@redocly/openapi-core';
import {missingExamples} from './generatedExamples.js';
import {operationData} from './operationData.js';
import {operationItems} from './operationItems.js';
import {operationPage} from './operationPage.js';
import {overviewPage} from './overviewPage.js';
import {operationsOf} from './pageNames.js';
import {readSpecification} from './readSpecification.js';
import type {Problem} from './describeProblems.js';
import {lineIn, problemsOf, tooLongChain} from './specificationProblems.js';
import type {AllowedTags} from './tags.js';

/** What was found in a specification. */
export interface Inspection {
  problems: Problem[];
  /** Number of operations and webhooks; 0 if there are errors. */
  operations: number;
}

/** Progress of an inspection. */
export interface Progress {
  /** Is told what comes next: "reading the file". */
  begin: (task: string) => void;
  /** Whether the rest of the pages is not tried, because time runs out. */
  isLate: () => boolean;
}

const reasonOf = (error: unknown): string =>
  error instanceof RangeError
    ? tooLongChain
    : `${error instanceof Error ? error.message : String(error)}; change the part of the file that it describes`;

/**
 * Checks a specification, and then makes its pages without writing them, so that what passes can be built.
 *
 * @param file - full path of the file.
 * @param root - folder that all its files are in.
 * @param tags - tags that pages may have.
 */
export async function inspect(
  file: string,
  root: string,
  tags: AllowedTags | undefined,
  {begin, isLate}: Progress = {begin: () => undefined, isLate: () => false},
): Promise<Inspection> {
  begin('checking its structure and references');
  const problems = await problemsOf(file, root, tags);
  if (problems.some(({severity}) => severity === 'error')) {
    return {problems, operations: 0};
  }
  const source = new Source(file, fs.readFileSync(file, 'utf8'));
  const found = (severity: Problem['severity'], pointer: string, message: string): Problem => ({
    severity,
    rule: 'page',
    file,
    pointer,
    message,
    line: () => lineIn(source, pointer),
  });
  try {
    begin('resolving its references');
    const document = await readSpecification(file, root);
    const items = operationItems(document);
    const places = operationsOf(document).map(({where}) => where);
    begin('making its overview');
    overviewPage(document, '', items);
    for (const [index, {id, api}] of items.entries()) {
      const place = places[index] ?? '#/';
      if (isLate()) {
        const message = `only ${index} of its ${items.length} pages were tried, because the file is large; a build makes all of them`;
        problems.push(found('hint', place, message));
        break;
      }
      begin(`making the page of ${api.method.toUpperCase()} ${api.path}`);
      try {
        operationPage(api, {consoleId: id});
        missingExamples(operationData(api, {id: 'set'})).forEach(({pointer, reason}) => {
          const message = `no example is given, and the value that the page would show does not match the schema (${reason}); write an example`;
          problems.push({...found('hint', `${place}${pointer}`, message), rule: 'missing-example'});
        });
      } catch (error) {
        problems.push(found('error', place, `the page of this operation cannot be made: ${reasonOf(error)}`));
      }
    }
    return {problems, operations: items.length};
  } catch (error) {
    problems.push(found('error', '#/', `the pages of this file cannot be made: ${reasonOf(error)}`));
    return {problems, operations: 0};
  }
}
