/** What the markup of a drawing has in the place of its number on the page. No label can contain it. */
export const numberSign = '\uf8ff';
