/** What the lists show: types of the data that the plugin writes. */
export type {ErrorGroup, ErrorSection} from './errors/types.js';
export type {EventsData, ListedEvent} from './events/days.js';
export type {ListedService} from './services/readServices.js';
