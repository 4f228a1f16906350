/** Quiz items on the page, whether or not their script has arrived: the slides wait for all of them. */
export const mounted = {count: 0};
