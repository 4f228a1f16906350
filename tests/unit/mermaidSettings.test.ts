import {expect, it} from 'vitest';
import {copyOf, settingsFile, withQuickCopies} from '../../plugins/upstream-patches/mermaid/settings';
import {readMermaid} from '../../plugins/upstream-patches/mermaid/files';

const mermaid = readMermaid();
const holder = settingsFile(mermaid);

/** Mermaid's own module, which nothing replaces here. */
interface Original {
  assignWithDepth_default: (into: object, settings: object) => object;
  defaultConfig: {themeVariables: object};
}

it('a copy of the settings equals that of Mermaid', async () => {
  const original = (await import(holder)) as Original;
  const settings = {...original.defaultConfig, none: null, list: [1, 2, 2], kind: {none: null, deep: {list: [3, 3]}}};
  expect(Object.keys(settings.themeVariables).length).toBeGreaterThan(100);
  expect(copyOf(settings, 2)).toEqual(original.assignWithDepth_default({}, settings));
});

it('changing a copy does not change the settings; null is left out, and lists have no duplicates', () => {
  const settings = {a: 1, none: null, list: [1, 2, 2], kind: {none: null, spacing: 5, colors: {first: 'red'}}};
  const copy = copyOf(settings, 2);
  expect(copy).toEqual({a: 1, list: [1, 2], kind: {spacing: 5, colors: {first: 'red'}}});
  copy.list.push(3);
  copy.kind.spacing = 6;
  copy.kind.colors.first = 'blue';
  expect(settings).toEqual({
    a: 1,
    none: null,
    list: [1, 2, 2],
    kind: {none: null, spacing: 5, colors: {first: 'red'}},
  });
});

it('the source of the settings gets the faster copy, and everything else is unchanged', () => {
  const source = mermaid.find(({file}) => file === holder)?.source ?? '';
  const quick = withQuickCopies(source);
  expect(quick).toContain('var getConfig = () => copyOf(currentConfig, 2);');
  expect(quick).not.toContain('}, "getConfig");');
  expect(quick).toContain('}, "getSiteConfig");');
  expect(quick.split('\n').length).toBeGreaterThan(source.split('\n').length);
});

it('a version of Mermaid that reads its settings differently stops the build', () => {
  expect(() => settingsFile([{file: 'chunk-A.mjs', source: 'var getConfig = () => frozen;'}])).toThrow(
    /No file of Mermaid reads its settings.*mermaid\/settings\.js/,
  );
});
