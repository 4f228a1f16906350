/** Widths at which every page is checked, in CSS pixels. */
export const wide = {width: 1280, height: 800};
export const phone = {width: 360, height: 740};
