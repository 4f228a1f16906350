import type {LoadedPlugin} from '@docusaurus/types';

/** Name of the plugin. */
export const name = 'final-pass';

/**
 * Waits until the postBuild hooks of all other plugins have ended. Docusaurus starts the hooks of all plugins in order,
 * without waiting for any of them, so the first one can still watch the others.
 *
 * @param plugins all plugins of the site, in the order in which their hooks start.
 * @returns whether all have succeeded; Docusaurus reports those that fail.
 * @throws if this plugin is not the first, because it would miss those before it.
 */
export async function othersSettled(plugins: readonly Pick<LoadedPlugin, 'name' | 'postBuild'>[]): Promise<boolean> {
  const [first, ...others] = plugins;
  if (first?.name !== name) {
    throw new Error(
      `docusaurus.config.ts: the plugin "${name}" comes after "${first?.name ?? ''}"; make @training-catalog/final-pass the first of "presets"`,
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
