/** Widths at which every page is judged, in pixels of the style sheet. */
export const wide = {width: 1280, height: 800};
export const phone = {width: 360, height: 740};
