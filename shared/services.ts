import {areaFolders} from '../catalog.config';

/** The hosted services, one entry each. */
export const servicesFile = `${areaFolders.resources}/services.yml`;

/** When each service was last checked, and when it last answered; written by `npm run check:external -- --record`. */
export const serviceRecordFile = `${areaFolders.resources}/services.json`;

/** A hosted service as the page lists it. */
export interface ListedService {
  name: string;
  url: string;
  what: string;
  operator: string;
  /** Site path of the page that describes it. */
  page: string;
  /** What to use if it does not answer; may contain Markdown links. */
  instead: string;
  /** Days of the last check and of the last answer, in words; absent if no check is recorded, or none had an answer. */
  checked?: string;
  answered?: string;
}
