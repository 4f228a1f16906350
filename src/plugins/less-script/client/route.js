import create from '@docusaurus/ComponentCreator';

/**
 * A route whose component is made when it is first asked for: most routes of the table, and of the
 * parts that come for links, are never shown.
 *
 * @param {string} path
 * @param {string} [hash] part of the component's name; the root's wildcard has none
 * @param {{exact?: boolean, sidebar?: string, routes?: object[]}} further
 */
export default function route(path, hash, further) {
  let component;
  // As routeTable.js names it.
  const key = `${path}-${hash}`;
  return Object.defineProperty({key, path, sensitive: true, ...further}, 'component', {
    get() {
      component ??= create(path, hash);
      return component;
    },
  });
}
