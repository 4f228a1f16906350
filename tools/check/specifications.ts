/**
 * Prints what is wrong with the specifications in openapi/, as diagnostics in JSON. checkContent.ts runs it in
 * a process of its own, and only when one of them has changed: the linter takes longer to load than all other
 * rules to run.
 */
import {readSets} from '../../plugins/api-reference/sets';
import {problemsOf} from '../../plugins/api-reference/specificationProblems';
import type {Diagnostic} from '../../content-lint/model/diagnostic';

const siteDir = process.cwd();

async function main(): Promise<Diagnostic[]> {
  const found = readSets(siteDir).map(async (set) =>
    (await problemsOf(siteDir, set)).map((problem): Diagnostic => {
      const [, line = '1', message = problem] = /^(\d+): ([^]*)$/.exec(problem) ?? [];
      return {file: `openapi/${set.file}`, line: Number(line), message, severity: 'error'};
    }),
  );
  return (await Promise.all(found)).flat();
}

main().then(
  (diagnostics) => console.log(JSON.stringify(diagnostics)),
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
