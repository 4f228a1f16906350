/** The views and their addresses, for commands, other plugins, and components of a site; this entry loads no plugin. */
export {viewOf, viewQuery, views, type View} from './views.js';
