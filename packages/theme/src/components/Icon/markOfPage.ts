import settings from '@generated/catalog-theme/default/settings.json';
import type {Mark} from '../../options.js';
import {pageMark} from '../../pageMark.js';

/** Icon and hue of the kind of a page, by its permalink. */
export const markOfPage = (permalink: string): Mark => pageMark(permalink, settings);
