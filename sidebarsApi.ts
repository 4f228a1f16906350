import {apiSidebars} from '@training-catalog/preset';
import {siteSettings} from './site.config';

/** Sidebar of the api area: the written pages, then one category for each API set. */
export default apiSidebars(siteSettings, __dirname);
