/** The page for reading offline. */
export {default} from '../../client/OfflinePage.js';
