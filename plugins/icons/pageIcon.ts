import {pageMark} from '../../src/components/Icon/pageMark';
import {drawingOf} from './drawing';

/** The icon of a page's kind as HTML, for pages whose script has no symbols of icons. */
export function pageIcon(permalink: string): string {
  const {icon, hue} = pageMark(permalink);
  return `<svg class="icon hue-${hue}" viewBox="0 0 24 24" aria-hidden="true">${drawingOf(icon)}</svg>`;
}
