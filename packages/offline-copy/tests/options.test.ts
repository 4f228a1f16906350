// A misspelled option. cspell:ignore exlude
import type {LoadContext, Plugin} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import offlineCopy from '../src/index.js';
import {validOptions} from '../src/options.js';

type FinishedProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

const context = {baseUrl: '/base/', siteConfig: {trailingSlash: false}} as LoadContext;

describe('options', () => {
  it('are all optional', () => {
    expect(validOptions(undefined)).toMatchObject({path: 'offline'});
  });

  it.each([
    ['a misspelled option', {exlude: () => true}, 'did you mean "exclude"?'],
    ['a list instead of a function', {exclude: ['img/cards/']}, '"exclude": it must be a function'],
    ['a path with a slash', {path: '/offline'}, 'such as "offline", without slashes around it'],
    ['a path that is none', {path: ''}, '"path"'],
    ['a cache without a name', {cacheName: ''}, '"cacheName"'],
  ])('refuse %s, naming option and remedy', (_case, options, remedy) => {
    expect(() => offlineCopy(context, options)).toThrow(/^@training-catalog\/offline-copy: option /);
    expect(() => offlineCopy(context, options)).toThrow(remedy);
  });
});

it('a site whose addresses are not those of its files is refused', () => {
  const of = (trailingSlash: boolean | undefined): LoadContext =>
    ({baseUrl: '/', siteConfig: {trailingSlash}}) as LoadContext;
  expect(() => offlineCopy(of(undefined), {})).toThrow(
    /^@training-catalog\/offline-copy: .*write trailingSlash: false/,
  );
  expect(() => [offlineCopy(of(false), {}), offlineCopy(of(true), {})]).not.toThrow();
});

describe('a build', () => {
  const finish = (...names: string[]): unknown =>
    offlineCopy(context, {}).postBuild?.({plugins: names.map((name) => ({name}))} as FinishedProps);

  it('needs the final pass, because the copy would miss files', async () => {
    await expect(Promise.resolve(finish('final-pass', 'offline-copy'))).resolves.toBeUndefined();
    expect(() => finish('offline-copy')).toThrow(
      /^@training-catalog\/offline-copy: .*add @training-catalog\/final-pass as the first of "presets"$/,
    );
  });
});
