// Misspelled on purpose. cspell:ignore foldr
import {expect, it} from 'vitest';
import {projectCatalog, type CatalogOptions} from '../src/index.js';

it.each<[string, unknown, string]>([
  ['an unknown option', {foldr: 'docs'}, 'option unknown key "foldr"; did you mean "folder"? write one of folder, '],
  ['a wrong type', {guides: 'tutorial'}, 'option "guides": it must be a list; put it in brackets'],
  [
    'a path with a slash at its end',
    {folder: 'docs/'},
    'option "folder": it must be a path in the site without a slash at its ends; write docs',
  ],
  [
    'a hue that is no word',
    {topics: {Birds: {icon: 'bird', hue: 'light green'}}},
    'option "topics.Birds.hue": it must be the end of a class',
  ],
  ['a map of another site', {mapPage: 'map'}, 'option "mapPage": it must be a path of the site; begin it with a slash'],
  ['a search of another site', {searchPage: 'search'}, 'option "searchPage": it must be a path of the site; begin'],
])('refuses %s, with the package, the option, and the remedy', (_, options, message) => {
  expect(() => projectCatalog(options as CatalogOptions)).toThrow(`@training-catalog/catalog: ${message}`);
});
