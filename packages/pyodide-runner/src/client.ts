/** Types of what the plugin tells browsers. */
export type {ClientSettings} from './settings.js';
