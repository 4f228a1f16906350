import type {ThemeSettings} from '../../options.js';
import {pageMark} from '../../pageMark.js';
import {drawingOf} from './drawing.js';

/** The icon of a page's kind as HTML, for pages whose script has no symbols of icons. */
export function pageIcon(
  permalink: string,
  settings: Pick<ThemeSettings, 'folders' | 'marks'> & {baseUrl: string},
): string {
  const {icon, hue} = pageMark(permalink, settings);
  return `<svg class="icon hue-${hue}" viewBox="0 0 24 24" aria-hidden="true">${drawingOf(icon)}</svg>`;
}
