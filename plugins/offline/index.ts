import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * What a reader who keeps a copy gets (src/pages/offline.tsx): word of a new version. Everyone else
 * loads one condition. The copy's files and its worker are made from the finished build, by
 * plugins/offline/writeOfflineCopy.ts.
 */
export default function offline(): Plugin {
  return {
    name: 'offline',
    getClientModules: () => [path.join(__dirname, '../../src/offline/clientModule.ts')],
  };
}
