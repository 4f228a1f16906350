import {expect, it} from 'vitest';
import {othersSettled} from '../src/othersSettled.js';

type Plugins = Parameters<typeof othersSettled>[0];
const props = {} as Parameters<NonNullable<Plugins[number]['postBuild']>>[0];

/** Starts the hooks as Docusaurus does (executePluginsPostBuild): in order, without waiting for any. */
async function runHooks(plugins: Plugins): Promise<void> {
  await Promise.all(plugins.map(async (plugin) => plugin.postBuild?.(props)));
}

/** A plugin that writes late, listed after the final pass. */
function site(writes: () => Promise<void>): {plugins: Plugins; events: string[]} {
  const events: string[] = [];
  const plugins: Plugins = [
    {
      name: 'final-pass',
      postBuild: async () => {
        events.push((await othersSettled(plugins)) ? 'final pass' : 'no final pass');
      },
    },
    {
      name: 'late',
      postBuild: async () => {
        await writes();
        events.push('late');
      },
    },
    {name: 'no hook'},
  ];
  return {plugins, events};
}

it('runs after a plugin that writes late', async () => {
  const {plugins, events} = site(() => new Promise((resolve) => setTimeout(resolve, 50)));
  await runHooks(plugins);
  expect(events).toEqual(['late', 'final pass']);
});

it('is skipped when a plugin fails, whose error is the one reported', async () => {
  const {plugins, events} = site(() => Promise.reject(new Error('disk full')));
  await expect(runHooks(plugins)).rejects.toThrow('disk full');
  await Promise.resolve();
  expect(events).toEqual(['no final pass']);
});

it('refuses to be anything but the first plugin, naming the one before it', async () => {
  const {plugins} = site(() => Promise.resolve());
  await expect(othersSettled(plugins.toReversed())).rejects.toThrow(
    'docusaurus.config.ts: the plugin "final-pass" comes after "no hook"; make @training-catalog/final-pass the first of "presets"',
  );
});
