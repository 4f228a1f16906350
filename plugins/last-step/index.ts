/**
 * In: the files that all other plugins have written. Out: the same pages with one content security policy in each, and
 * the list of files for offline reading, which includes the pages with their policy.
 */
import type {LoadedPlugin, Plugin, Preset} from '@docusaurus/types';
import {writePolicy} from '../content-security-policy/writePolicy';
import {writeOfflineCopy} from '../offline/writeOfflineCopy';

const name = 'last-step';

/**
 * Steps on the finished files, in this order, because the copy for offline reading contains the pages with their
 * policy.
 */
const steps: readonly ((outDir: string, siteDir: string) => Promise<void> | void)[] = [writePolicy, writeOfflineCopy];

/**
 * Waits until the postBuild hooks of all other plugins have ended. Docusaurus starts the hooks of all plugins in order,
 * without waiting for any of them, so the first one can still watch the others.
 *
 * @param plugins - all plugins of the site, in the order in which their hooks start.
 * @returns whether all have succeeded; Docusaurus reports those that fail.
 * @throws if this plugin is not the first, because it would miss those before it.
 */
export async function othersSettled(plugins: readonly Pick<LoadedPlugin, 'name' | 'postBuild'>[]): Promise<boolean> {
  const [first, ...others] = plugins;
  if (first?.name !== name) {
    throw new Error(
      `docusaurus.config.ts: the plugin "${name}" comes after "${first?.name ?? ''}"; make ./plugins/last-step/index.ts the first preset`,
    );
  }
  const running: Promise<void>[] = [];
  for (const plugin of others) {
    const original = plugin.postBuild?.bind(plugin);
    if (original) {
      plugin.postBuild = (props) => {
        const hook = Promise.resolve(original(props));
        running.push(hook);
        return hook;
      };
    }
  }
  // All hooks have started at the end of this task.
  await Promise.resolve();
  return (await Promise.allSettled(running)).every(({status}) => status === 'fulfilled');
}

function lastStepPlugin(): Plugin {
  return {
    name,
    async postBuild({outDir, siteDir, plugins}) {
      if (await othersSettled(plugins)) {
        for (const step of steps) {
          await step(outDir, siteDir);
        }
      }
    },
  };
}

/**
 * Works on the finished files of a build, after all other plugins: the content security policy, whose hashes are those
 * of the final scripts of every page, and the copy for offline reading. It is a preset because the plugins of the
 * first preset come first.
 */
export default function lastStep(): Preset {
  return {plugins: [lastStepPlugin]};
}
