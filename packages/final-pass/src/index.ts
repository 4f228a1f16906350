import type {LoadContext, Plugin, Preset} from '@docusaurus/types';
import {validOptions, type FinishedBuild, type Origins, type Step} from './options.js';
import {name, othersSettled} from './othersSettled.js';
import {writePolicy} from './writePolicy.js';

export {contentSecurityPolicy, hashSource, type AllowedOrigins} from './contentSecurityPolicy.js';
export type {FinalPassOptions, FinishedBuild, Origins, Step} from './options.js';

/** A plugin that has work to do on the finished files. */
export interface PluginWithFinalStep {
  /** Runs after the policy has been written, in the order of the plugins. */
  finalStep?: Step;
}

const listOf = (origins: Origins | undefined, build: FinishedBuild): readonly string[] =>
  typeof origins === 'function' ? origins(build) : (origins ?? []);

/**
 * Works on the finished files of a build, after the postBuild hooks of all plugins: writes one content security policy,
 * whose hashes are those of the final scripts, into every page, and then runs the final steps of the plugins. It is a
 * preset because the plugins of the first preset come first, which lets it wait for all others.
 *
 * @throws for a wrong option, with its name and the remedy.
 */
export default function finalPass(_context: LoadContext, givenOptions: unknown): Preset {
  const {policy: {script, connect, frame, knownScripts = []} = {}} = validOptions(givenOptions);
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
      for (const other of plugins as readonly PluginWithFinalStep[]) {
        await other.finalStep?.(build);
      }
    },
  });
  return {plugins: [plugin]};
}
