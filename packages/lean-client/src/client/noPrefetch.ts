/**
 * Replaces @docusaurus/core/lib/client/prefetch: no page that an author may open next is prefetched. With some eighty
 * links in view, each edit would fetch their scripts before it is shown.
 */
export default (): Promise<void> => Promise.resolve();
