/**
 * Node.js option for processes that parse many pages. With its default of 16 MB for new objects, a sixth of the time
 * goes into garbage collection.
 */
export const semiSpaceFlag = '--max-semi-space-size=64';
