/** The results page. */
export {default} from '../../client/ResultsPage.js';
