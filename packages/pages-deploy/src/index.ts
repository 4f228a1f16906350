export {DeployError, type Git} from './git.js';
export {type Expected} from './live.js';
export {pagesServer, resolveRequest, type PagesResponse} from './pagesServer.js';
export {publish, type Deployment} from './publish.js';
export {
  addressesOf,
  addressesOfFiles,
  lostAddresses,
  mergedList,
  publishedAddresses,
  readList,
} from './publishedAddresses.js';
