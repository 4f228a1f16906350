/**
 * Runs the tests: `npm test` the default ones, `npm run test:all` also the exhaustive ones.
 *
 * Steps run side by side as far as the processor's cores allow. A step that fails does not stop the others,
 * except those that need what it makes; the last lines name every step that failed. A step that passed with the same
 * inputs does not run again.
 */
import {parseArgs} from 'node:util';
import {chromiumVariable, ensureChromium} from '@training-catalog/accessibility-check/chromium';
import {helpIfRequested} from '@training-catalog/preset';
import {freePorts} from './freePorts';
import {PassedSteps} from './passed';
import {runSteps, type Step} from './runSteps';
import {defaultSteps, exhaustiveSteps} from './steps';
import {test, testAll} from './usage';

helpIfRequested(process.argv.includes('--all') ? testAll : test);

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {all: {type: 'boolean', default: false}, force: {type: 'boolean', default: false}, only: {type: 'string'}},
});

/** The steps that the command line names. @throws if it names a step that does not exist. */
function chosenSteps(): Step[] {
  const all = [...defaultSteps(positionals), ...exhaustiveSteps(positionals)];
  if (values.only === undefined) {
    return values.all ? all : defaultSteps(positionals);
  }
  const names = values.only.split(',');
  const unknown = names.filter((name) => !all.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new Error(`no step "${unknown.join('", "')}"; write one of ${all.map(({name}) => name).join(', ')}`);
  }
  const withSetUp = (step: Step): Step[] => [
    ...all.filter(({name, isSetUp}) => isSetUp && step.needs?.includes(name)).flatMap(withSetUp),
    step,
  ];
  return [...new Set(all.filter(({name}) => names.includes(name)).flatMap(withSetUp))];
}

async function main(): Promise<void> {
  const start = performance.now();
  const steps = chosenSteps();
  if (steps.some(({needsChromium}) => needsChromium)) {
    // First, because a run without a browser would fail at its end.
    process.env[chromiumVariable] = ensureChromium();
    console.log(`Browser: ${process.env[chromiumVariable]}`);
  }
  // Before the fixture site is built, because its pages contain one.
  process.env.TEST_PORT ??= String(await freePorts());
  const failed = await runSteps(steps, {results: new PassedSteps(steps, process.cwd(), values.force)});
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    failed.length === 0 ? `\nAll steps passed in ${seconds} s.` : `\nFailed: ${failed.join(', ')} (${seconds} s)`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
