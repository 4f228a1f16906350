/**
 * Time until a change of the history that the browser refused is tried again, in ms. Safari throws an exception for more
 * than 100 changes in ten seconds.
 */
export const retryPause = 2000;
