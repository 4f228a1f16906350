// Programs that make environments. cspell:ignore pyenv micromamba pipenv
import {forEachNode} from '@training-catalog/content-model';
import type {Code, Root} from 'mdast';
import {commandsOf} from './setupSteps.js';
import {shellLanguages} from './steps.js';

/** Commands after which pip installs into an environment, or into a container. */
const environmentCommands = [
  '(?:python[\\d.]*|py) -m (?:venv|virtualenv)|virtualenv|pyenv virtualenv',
  '(?:source|\\.) \\S*activate',
  '(?:conda|mamba|micromamba) (?:create|activate|env)',
  'uv (?:venv|init|sync)|poetry|pipenv',
  '(?:docker|podman) (?:run|exec|compose (?:run|exec))|(?:apptainer|singularity) (?:exec|shell)',
];
const environmentCommand = new RegExp(`^(?:${environmentCommands.join('|')})(?=\\s|$)`);

/** pip of whatever Python comes first. One with a path, `venv/bin/pip`, is that of an environment. */
const install = /^(?:(?:python[\d.]*|py) -m )?pip[\d.]* install\b/;

/**
 * The first line of a page whose `pip install` comes before any command that creates or activates an environment;
 * undefined if there is none. Only shell code counts, whether it is run or not.
 */
export function systemInstall(tree: Root): number | undefined {
  const blocks: Code[] = [];
  forEachNode(tree, (node) => {
    if (node.type === 'code' && shellLanguages.includes(node.lang ?? '')) {
      blocks.push(node);
    }
  });
  for (const {value, position} of blocks) {
    for (const command of commandsOf(value)) {
      if (environmentCommand.test(command)) {
        return undefined;
      }
      if (install.test(command)) {
        const within = value.split('\n').findIndex((line) => /\bpip[\d.]* install\b/.test(line));
        return (position?.start.line ?? 1) + 1 + Math.max(0, within);
      }
    }
  }
  return undefined;
}
