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
    const groups = listedFolders([folder('3D Maps'), folder('élan'), ...many, folder('modest'), folder('Zebra')]);
    expect(labels(groups)).toEqual(['0–9', 'E', 'M', 'Z']);
    const models = groups.find(({label}) => label === 'M');
    expect(models?.items).toEqual([...many, folder('modest')]);
    expect(models).not.toHaveProperty('link');
  });
});
