/* global module, require, structuredClone */
// Plain JavaScript: loaders run in the bundler's own process.
const fs = require('node:fs');
const path = require('node:path');
const {shardOf} = require('./shardOf.js');

const pluginName = 'docusaurus-plugin-content-docs';

/** @returns {never} */
function otherForm(file, what) {
  throw new Error(
    `plugins/upstream-patches/docusaurus-client: ${file}: ${what}; Docusaurus writes another form now, adapt clientData.js to it`,
  );
}

/** All versions of all areas in what every page's script knows of the content. */
const versionsIn = (globalData) =>
  Object.entries(globalData[pluginName] ?? otherForm('globalData.json', 'no documentation areas')).flatMap(
    ([area, {versions}]) => versions.map((version, index) => ({area, version, index})),
  );

/**
 * What every page knows of the content: of an area's pages only those that the navigation bar links.
 * A page's own entry comes with the part of the route table that holds its route.
 *
 * @param {object} globalData content of .docusaurus/globalData.json; is not changed
 * @param {readonly string[]} linked "area/id" of the pages that the navigation bar links
 */
function globalSkeleton(globalData, linked) {
  const copy = structuredClone(globalData);
  versionsIn(copy).forEach(({area, version}) => {
    version.docs = version.docs.filter(({id}) => id === version.mainDocId || linked.includes(`${area}/${id}`));
  });
  return copy;
}

/**
 * Entries that `globalSkeleton` leaves out, of the pages that a shard holds.
 *
 * @returns {{area: string, version: number, doc: object}[]}
 */
function globalEntries(globalData, linked, shard, shardCount) {
  return versionsIn(globalData).flatMap(({area, version, index}) =>
    version.docs
      .filter(({id}) => id !== version.mainDocId && !linked.includes(`${area}/${id}`))
      .filter((doc) => shardOf(doc.path, shardCount) === shard)
      .map((doc) => ({area, version: index, doc})),
  );
}

/** A sidebar whose categories link the copies of their pages that end so. */
const copyOf = (items, ending) =>
  items.map((item) =>
    item.type === 'category'
      ? {...item, ...(item.href && {href: item.href + ending}), items: copyOf(item.items, ending)}
      : item,
  );

/**
 * Source of what every page of an area loads: the sidebars, and no list of the pages with their
 * descriptions, which only cards need (see `categoryWithDocs`). Sidebars that differ from the first
 * one by the endings of their categories' pages are made from it in the browser.
 *
 * @param {object} version props of the area's route
 */
function areaSource(version) {
  const {docsSidebars, ...rest} = version;
  const [first, ...others] = Object.entries(docsSidebars);
  const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
  const further = others.map(([name, items]) => {
    const ending = ['-1', '-2'].find((one) => same(copyOf(first[1], one), items));
    return `${JSON.stringify(name)}: ${ending ? `copyOf(first, ${JSON.stringify(ending)})` : JSON.stringify(items)}`;
  });
  const sidebars = first ? [`${JSON.stringify(first[0])}: first`, ...further] : [];
  return [
    ...(further.some((one) => one.includes('copyOf(')) ? [`const copyOf = ${copyOf};`] : []),
    `const first = ${JSON.stringify(first?.[1] ?? [])};`,
    `export default {version: {...${JSON.stringify({...rest, docs: {}})}, docsSidebars: {${sidebars.join(', ')}}}};`,
  ].join('\n');
}

const categoriesIn = (items) =>
  items.flatMap((item) => (item.type === 'category' ? [item, ...categoriesIn(item.items)] : []));

/**
 * Props of a category page, with the entries of the pages that its cards show, as `docs`.
 *
 * @param {object} props content of the page's file
 * @param {object} version props of the area's route
 */
function categoryWithDocs(props, version) {
  const {permalink, sidebar} = props.categoryGeneratedIndex;
  const category = categoriesIn(version.docsSidebars[sidebar] ?? []).find(({href}) => href === permalink);
  const ids = (category?.items ?? []).flatMap(({docId}) => docId ?? []);
  const docs = Object.fromEntries(ids.map((id) => [id, version.docs[id] ?? otherForm(permalink, `no page ${id}`)]));
  return {...props, categoryGeneratedIndex: {...props.categoryGeneratedIndex, docs}};
}

/** Parsed files with sidebars, by folder: hundreds of categories ask for the same one. */
const areas = new Map();

/**
 * Props of the route of an area, from the folder in which the props of its pages stand.
 *
 * @param {string} folder such as .docusaurus/docusaurus-plugin-content-docs/default/p
 * @param {string} registry text of .docusaurus/registry.js: other files are left from a build before
 * @returns {{file: string, version: object}}
 */
function areaProps(folder, registry) {
  const known = areas.get(folder);
  if (known && known.changed === fs.statSync(known.file).mtimeMs) {
    return known;
  }
  const found = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.json') && registry.includes(name))
    .map((name) => path.join(folder, name))
    .map((file) => ({
      file,
      changed: fs.statSync(file).mtimeMs,
      version: JSON.parse(fs.readFileSync(file, 'utf8')).version,
    }))
    .filter(({version}) => version?.docsSidebars);
  if (found.length !== 1) {
    otherForm(folder, `${found.length} files with sidebars`);
  }
  areas.set(folder, found[0]);
  return found[0];
}

module.exports = {areaProps, areaSource, categoryWithDocs, globalEntries, globalSkeleton};
