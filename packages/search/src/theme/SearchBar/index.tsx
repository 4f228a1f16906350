/** The search box of the navigation bar. */
export {default} from '../../client/SearchBox.js';
