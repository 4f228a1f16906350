export {DeployError, type Git} from './git.js';
export {waitUntilLive, type Expected} from './live.js';
export {isCompressed, pagesServer, resolveRequest, type PagesResponse} from './pagesServer.js';
export {publish, type Deployment} from './publish.js';
export {
  addressesOf,
  addressesOfFiles,
  listFile,
  lostAddresses,
  mergedList,
  movedLines,
  publishedAddresses,
  readList,
  versionFile,
} from './publishedAddresses.js';
