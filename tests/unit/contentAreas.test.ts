import {describe, expect, it} from 'vitest';
import {listedFolders, maxFoldersInList} from '../../shared/contentAreas';

const folder = (label: string) => ({type: 'category' as const, label, items: [], collapsed: true, collapsible: true});
const labels = (folders: readonly {label: string}[]): string[] => folders.map(({label}) => label);

describe('the folders of an area in its sidebar', () => {
  const many = Array.from({length: maxFoldersInList}, (_, index) => folder(`Model ${index}`));

  it('are one list as long as a reader can scroll through it', () => {
    expect(listedFolders(many)).toEqual(many);
  });

  it('are grouped by first letter when there are more', () => {
    const models = [...many.slice(1), folder('modest')];
    const groups = listedFolders([folder('3D Maps'), folder('élan'), ...models, folder('Zebra')]);
    expect(labels(groups)).toEqual(['0–9', 'E', 'M', 'Z']);
    const group = groups.find(({label}) => label === 'M');
    expect(group?.items).toEqual(models);
    expect(group).not.toHaveProperty('link');
  });

  it('are grouped by ranges of names where a letter has more', () => {
    const folders = Array.from({length: 2 * maxFoldersInList + 1}, (_, index) => folder(`Model ${index}`));
    const groups = listedFolders([folder('Atlas'), ...folders]);
    const last = folders.length - 1;
    expect(labels(groups)).toEqual(['A', 'Model 0 – Model 133', 'Model 134 – Model 266', `Model 267 – Model ${last}`]);
    expect(groups.slice(1).flatMap(({items}) => items)).toEqual(folders);
  });
});
