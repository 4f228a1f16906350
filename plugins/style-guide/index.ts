/**
 * In: `src/css/tokens.css`. Out: `@generated/style-guide/default/tokens.json`, the tokens that the style page for
 * contributors shows (`src/components/DesignTokens`).
 */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readTokens} from './readTokens';

/** Writes the tokens as a module. */
export default function styleGuide({siteDir}: LoadContext): Plugin {
  const file = path.join(siteDir, 'src/css/tokens.css');
  return {
    name: 'style-guide',
    getPathsToWatch: () => [file],
    async contentLoaded({actions}) {
      await actions.createData('tokens.json', readTokens(fs.readFileSync(file, 'utf8')));
    },
  };
}
