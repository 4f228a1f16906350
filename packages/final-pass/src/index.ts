import type {LoadContext, Plugin, Preset} from '@docusaurus/types';
import {validOptions, type FinishedBuild, type Origins, type Step} from './options.js';
import {name, othersSettled} from './othersSettled.js';
import {writePolicy} from './writePolicy.js';

export {contentSecurityPolicy, hashSource, type AllowedOrigins} from './contentSecurityPolicy.js';
export type {FinalPassOptions, FinishedBuild, Origins, Step} from './options.js';

/** A plugin that has work to do on the finished files. */
export interface PluginWithFinalStep {
  /** Runs after the policy has been written and the steps of the site have run, in the order of the plugins. */
  finalStep?: Step;
}

const listOf = (origins: Origins | undefined, build: FinishedBuild): readonly string[] =>
  typeof origins === 'function' ? origins(build) : (origins ?? []);

/**
 * Works on the finished files of a build, after the postBuild hooks of all plugins: writes one content security policy,
 * whose hashes are those of the final scripts, into every page, and then runs the steps of the site, and those of its
 * plugins. It is a preset
 * because the plugins of the first preset come first, which lets it wait for all others.
 *
 * @throws for a wrong option, with its name and the remedy.
 */
export default function finalPass(_context: LoadContext, givenOptions: unknown): Preset {
  const {policy: {script, connect, frame, knownScripts = []} = {}, steps = []} = validOptions(givenOptions);
  const plugin = (): Plugin => ({
    name,
    async postBuild({outDir, siteDir, plugins}) {
      if (!(await othersSettled(plugins))) {
        return;
      }
      const build = {outDir, siteDir};
      writePolicy(
        outDir,
        {script: listOf(script, build), connect: listOf(connect, build), frame: listOf(frame, build)},
        knownScripts,
      );
      for (const step of steps) {
        await step(build);
      }
      // Last, because one of them may list all files.
      for (const other of plugins as readonly PluginWithFinalStep[]) {
        await other.finalStep?.(build);
      }
    },
  });
  return {plugins: [plugin]};
}
