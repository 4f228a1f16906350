// Which files of this site belong to the copy for reading offline.
import {expect, it} from 'vitest';
import {offlineCopyOptions} from '../../packages.config';

const {include, exclude} = offlineCopyOptions;

it('includes the data of lessons', () => {
  expect(include('Education/K-13/data/birds.csv')).toBe(true);
  expect(include('Education/data/birds.csv')).toBe(true);
  expect(include('docs/Owl Kit/data/birds.csv')).toBe(false);
});

it('excludes social cards, and copies of category pages', () => {
  const names = ['docs/category/owls.html', 'docs/category/owls-1.html', 'docs/category/owls-1/index.html'];
  // The page of a folder with this name.
  const all = [...names, 'docs/category/zebra-2.html', 'img/cards/docs-0123.png', 'img/logo.svg'];
  const known = new Set(all);
  expect(all.filter((name) => exclude(name, known))).toEqual([
    'docs/category/owls-1.html',
    'docs/category/owls-1/index.html',
    'img/cards/docs-0123.png',
  ]);
});
