import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * What a reader who keeps a copy gets (src/pages/offline.tsx): word of a new version. Everyone else
 * loads one condition. The copy's files and its worker are made from the finished build, by
 * scripts/offline-copy.ts.
 */
export default function offlineReading(): Plugin {
  return {
    name: 'offline-reading',
    getClientModules: () => [path.join(__dirname, 'client.ts')],
  };
}
