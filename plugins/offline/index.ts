/**
 * In: the finished build. Out: the list of files, with their hashes, and the service worker for readers who keep a
 * copy (`writeOfflineCopy.ts`, called by `packages/final-pass`), and a client module that tells those readers of a new
 * version. What runs in browsers is in `src/offline`.
 */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Adds the client module, which for everyone else evaluates one condition. */
export default function offline(): Plugin {
  return {
    name: 'offline',
    getClientModules: () => [path.join(__dirname, '../../src/offline/clientModule.ts')],
  };
}
