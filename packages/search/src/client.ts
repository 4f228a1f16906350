export type {HitIconProps, TopicsProps} from './client/themeProps.js';
export {useUrlQuery, type UrlQuery} from './client/useUrlQuery.js';
export type {ClientSettings} from './settings.js';
