import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {pausedFiles} from './pauses';
import {settingsFile} from './settings';
import {readMermaid} from './files';

const use = (part: 'settings' | 'phases') => ({loader: path.join(__dirname, 'loader.js'), options: {part}});

/**
 * Edits two parts of Mermaid's code for the production build, so that a page stays responsive while a diagram is drawn:
 * a faster function copies its settings, and drawing pauses between its phases. UPSTREAM.md states the gain of each.
 *
 * @throws if Mermaid's files do not contain the code to edit, so that a new version stops the build.
 */
export default function mermaidPatches(): Plugin {
  return {
    name: 'mermaid-patches',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const files = readMermaid();
      return {
        module: {
          rules: [
            {test: settingsFile(files), use: use('settings')},
            {test: pausedFiles(files), use: use('phases')},
          ],
        },
      };
    },
  };
}
