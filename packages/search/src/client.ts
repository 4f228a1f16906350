export type {HitIconProps, TopicsProps} from './client/themeProps.js';
export type {ClientSettings} from './settings.js';
