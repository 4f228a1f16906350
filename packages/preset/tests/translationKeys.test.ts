import {expect, test} from 'vitest';
import {withTranslationKeys, type GeneratedItem} from '../src/areas/translationKeys.js';

const page = (id: string, label?: string) => ({type: 'doc', id, ...(label !== undefined && {label})});
const folder = (label: string, ...items: readonly GeneratedItem[]) => ({type: 'category', label, items});

test('folders that share a name are translated one by one, and all else stays as it is', () => {
  const owls = folder('Data', page('owls/data/night', 'Start'));
  const bats = {...folder('Data', page('bats/data/dusk', 'Start')), link: {type: 'doc', id: 'bats/data/index'}};
  const items = withTranslationKeys([page('intro'), folder('Owls', owls), folder('Bats', bats)], '.');
  expect(items).toEqual([
    page('intro'),
    folder('Owls', {...owls, key: 'owls/data'}),
    folder('Bats', {...bats, key: 'bats/data'}),
  ]);
});

test('a sidebar of one folder counts from it', () => {
  const items = [folder('Data', page('birds/owls/a')), folder('Data', page('birds/bats/b'))];
  expect(withTranslationKeys(items, 'birds')).toMatchObject([{key: 'birds/owls'}, {key: 'birds/bats'}]);
});
