import {editorial, type LintPage, type Rule, type RuleSet} from '@training-catalog/content-lint';
import {type Fault, forEachNode, parseOptions} from '@training-catalog/content-model';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {conditionsOfStep, countSteps, stepsRun} from './countSteps.js';
import {lastRunFacts, stepFrontMatter} from './lastRun.js';
import {ruleOptions, type StepRulesOptions} from './options.js';
import {dayOf} from './stepCount.js';
import {readSteps, type Step} from './steps.js';
import {systemInstall} from './systemPython.js';

const rules = {
  'code-block-option': {
    ...editorial,
    summary:
      'The words after the language of a code block are known, have a value if they need one, and fit each other. With a typo, a step would not be run, and nobody would notice.',
    wrong: '```bash rnu\nowls --version\n```\n',
    right: '```bash\nowls --version\n```\n',
  },
  'step-condition': {
    ...editorial,
    summary:
      'What a step `needs` is an earlier step or one of the known conditions, because the step is skipped where they are not met.',
    wrong: '```bash run needs="docker"\ndocker run owls\n```\n',
    right: '```bash run needs="Docker"\ndocker run owls\n```\n',
  },
  'step-output': {
    ...editorial,
    summary: 'Each block of output follows the step that prints it, and a step has one such block at most.',
    wrong: '```text output\n2 owls\n```\n',
    right: '```bash run needs="software: owls"\nowls count\n```\n\n```text output\n2 owls\n```\n',
  },
  'last-run': {
    ...editorial,
    summary:
      'A step that the author could run has been run as it is now. The page tells readers how many of its steps were.',
    wrong: '```bash run\nowls count\n```\n',
    right: '```bash\nowls count\n```\n',
  },
  'last-run-claim': {
    ...editorial,
    summary:
      'No sentence says which steps were run. The line below the title does, from the page itself; a sentence contradicts it after the next run.',
    wrong: '```bash run needs="a GPU"\nowls train\n```\n\nThe command was not tested on a laptop.\n',
    right: '```bash run needs="a GPU"\nowls train\n```\n\nThe command needs a GPU with 8 GB.\n',
  },
  'system-python': {
    ...editorial,
    summary:
      "A page creates or activates an environment before it installs with pip. Debian, Ubuntu, Fedora, and Homebrew refuse to install into the system's Python.",
    wrong: '```bash\npip install owls\n```\n',
    right: '```bash\npython3 -m venv venv\nsource venv/bin/activate\npip install owls\n```\n',
  },
} satisfies Record<string, Rule>;

/** Id of a rule about steps. */
export type StepRule = keyof typeof rules;

/** What a sentence says if it claims that something on its page was run, or was not. */
const claims = [
  /\b(?:steps?|commands?|programs?|sections?|examples?)\b[^.]{0,300}\b(?:was|were|been) (?:(?:not|never|all) )?(?:run|tried|tested)\b/i,
  /\b(?:was|were|been) (?:(?:not|never|all) )?(?:run|tried|tested) (?:for|on|when) th(?:is|ese) (?:page|lesson|guide|tutorial)/i,
];

/**
 * Finds sentences that say which steps of the page were run. Readers see that below the title, derived from the page; a
 * sentence repeats it, or contradicts it after the next run.
 */
function claimsIn(tree: Root): Fault<StepRule>[] {
  const faults: Fault<StepRule>[] = [];
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
 * Finds steps that are marked with `run` but were not run as they are, although they need nothing that the author may
 * lack, and records of steps that the page does not have.
 *
 * @param value `lastRun` of the front matter
 * @param again command that runs and records the page
 */
function recordFaults(steps: readonly Step[], value: unknown, again: string): Fault<StepRule>[] {
  const {data: lastRun, success} = lastRunFacts.safeParse(value);
  if (value !== undefined && !success) {
    return []; // The schema of the front matter reports it.
  }
  const ran = stepsRun(steps, lastRun);
  if (lastRun && ran.size === 0) {
    return [
      {
        rule: 'last-run',
        line: 1,
        message: `"lastRun" names no step of the page; run ${again}, or remove "lastRun"`,
      },
    ];
  }
  return steps
    .filter((step) => !ran.has(step.number) && conditionsOfStep(step, steps).length === 0)
    .map(({line}): Fault<StepRule> => {
      const why = lastRun
        ? `this step, or a file that it uses, was changed or added after the run of ${dayOf(lastRun)}`
        : 'this step was never run';
      return {rule: 'last-run', line, message: `${why}, but is marked with run; run ${again}, or remove run`};
    });
}

/**
 * Rules about marked steps: the options of their blocks, and what the page claims to have been run.
 *
 * @throws for a wrong option, with its name and the remedy.
 */
export function stepRules(options: StepRulesOptions = {}) {
  const {guides, recordCommand} = parseOptions('@training-catalog/tutorial-steps stepRules', ruleOptions, options);
  return {
    name: 'steps',
    rules,
    frontMatter: stepFrontMatter,
    checkPage({file, text, tree, frontMatter}: LintPage): Fault<StepRule>[] {
      const {parts, faults} = readSteps(tree, text);
      if (faults.length > 0) {
        return [...faults];
      }
      const steps = parts.filter((part) => part.kind === 'step');
      const system = systemInstall(tree);
      const {data: lastRun} = lastRunFacts.safeParse(frontMatter.lastRun);
      return [
        ...recordFaults(steps, frontMatter.lastRun, `${recordCommand} ${JSON.stringify(file)}`),
        ...(countSteps(file, tree, text, lastRun, guides) ? claimsIn(tree) : []),
        ...(system === undefined
          ? []
          : [
              {
                rule: 'system-python' as const,
                line: system,
                message: `pip installs into the system's Python here, which Debian, Ubuntu, Fedora, and Homebrew refuse; write "python3 -m venv venv" and "source venv/bin/activate" before it, or only the second where an earlier page has created the environment`,
              },
            ]),
      ];
    },
  } satisfies RuleSet<StepRule>;
}
