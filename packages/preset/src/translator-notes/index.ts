import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';

/** Keeps notes for translators out of the scripts that are made of packages like these, and of the site's own code. */
export const translatorNotes = (): Plugin => ({
  name: 'translator-notes',
  configureWebpack: (_config, isServer) => ({
    module: {
      rules: isServer
        ? []
        : [
            {
              test: [/[\\/](?:packages[\\/][^\\/]+|@training-catalog[\\/][^\\/]+)[\\/]dist[\\/].*\.js$/],
              enforce: 'pre',
              loader: fileURLToPath(new URL('withoutNotes.js', import.meta.url)),
            },
          ],
    },
  }),
});
