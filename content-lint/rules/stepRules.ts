import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {dayOf} from '../../shared/lastRun';
import {conditionsOfStep, countSteps, stepsRun} from '../model/countSteps';
import {forEachNode} from '@training-catalog/content-model';
import {lastRunFacts} from '../model/schemas';
import type {PageSteps} from '../model/steps';
import type {Fault} from './registry';

/** What a sentence says if it claims that something on its page was run, or was not. */
const claims = [
  /\b(?:steps?|commands?|programs?|sections?|examples?)\b[^.]*\b(?:was|were|been) (?:(?:not|never|all) )?(?:run|tried|tested)\b/i,
  /\b(?:was|were|been) (?:(?:not|never|all) )?(?:run|tried|tested) (?:for|on|when) th(?:is|ese) (?:page|lesson|guide|tutorial)/i,
];

/**
 * Finds sentences that say which steps of the page were run. Readers see that below the title, derived from the page; a
 * sentence repeats it, or contradicts it after the next run.
 */
function claimsIn(tree: Root): Fault[] {
  const faults: Fault[] = [];
  forEachNode(tree, (node) => {
    if (node.type !== 'paragraph') {
      return;
    }
    const start = node.position?.start.line ?? 1;
    const claim = toString(node)
      .split(/(?<=[.!?])\s/)
      .find((sentence) => claims.some((pattern) => pattern.test(sentence)));
    if (claim !== undefined) {
      faults.push({
        rule: 'last-run-claim',
        line: start,
        message: `“${claim}” says what was run; the line below the title does, and is always true. Remove the sentence, or keep only why: "Steps 2 to 8 need an account."`,
      });
    }
  });
  return faults;
}

/**
 * Finds what a page claims to have been run although no run is recorded: steps that are marked with `run`, need nothing
 * that the author may lack, and are not in `lastRun.steps`; records of steps that the page does not have; and sentences.
 *
 * @param file path of the page
 * @param text source of the page
 * @param value `lastRun` of its front matter, whose form the schema validates
 */
export function runFaults(file: string, tree: Root, text: string, {parts}: PageSteps, value: unknown): Fault[] {
  const {data: lastRun, success} = lastRunFacts.safeParse(value);
  if (value !== undefined && !success) {
    return []; // Reported by schema validation.
  }
  const steps = parts.filter((part) => part.kind === 'step');
  const ran = stepsRun(steps, lastRun);
  const again = `npm run tutorials -- --record ${JSON.stringify(file)}`;
  if (lastRun && ran.size === 0) {
    return [
      {
        rule: 'last-run',
        line: 1,
        message: `"lastRun" names no step of the page; run ${again}, or remove "lastRun"`,
      },
    ];
  }
  const faults = steps
    .filter((step) => !ran.has(step.number) && conditionsOfStep(step, steps).length === 0)
    .map(({line}): Fault => {
      const why = lastRun
        ? `this step, or a file that it uses, was changed or added after the run of ${dayOf(lastRun)}`
        : 'this step was never run';
      return {rule: 'last-run', line, message: `${why}, but is marked with run; run ${again}, or remove run`};
    });
  return countSteps(file, tree, text, lastRun) ? [...faults, ...claimsIn(tree)] : faults;
}
