import {expect, it} from 'vitest';
import {licensesOf} from '../../tools/licenses/licenses';

const lock = (license?: string, place = 'node_modules/a') => ({
  packages: {'': {version: '0.0.0'}, [place]: {version: '1.0.0', ...(license !== undefined && {license})}},
});

it.each(['MIT', '(MIT OR GPL-3.0)', 'Apache-2.0 AND MIT', '(WTFPL OR MIT)'])('%s is allowed', (license) => {
  expect(licensesOf(lock(license))).toEqual([{id: 'a@1.0.0', license}]);
});

it.each([
  ['GPL-3.0', /has the license GPL-3\.0, which tools\/licenses\/licenses\.ts does not allow/],
  ['MIT AND GPL-3.0', /does not allow/],
  ['SEE LICENSE IN LICENSE', /is not an SPDX expression/],
  [undefined, /names no license/],
])('%s is refused', (license, problem) => {
  expect(licensesOf(lock(license))).toMatchObject([{problem: expect.stringMatching(problem) as string}]);
});

it('nested packages count, and so do licenses that a person read in a package', () => {
  expect(licensesOf(lock('MIT', 'node_modules/b/node_modules/@c/d'))).toEqual([{id: '@c/d@1.0.0', license: 'MIT'}]);
  expect(licensesOf({packages: {'node_modules/khroma': {version: '2.1.0'}}})).toEqual([
    {id: 'khroma@2.1.0', license: 'MIT'},
  ]);
});

it('packages of this repository do not count', () => {
  const packages = {'node_modules/@own/a': {resolved: 'packages/a', link: true}, 'packages/a': {version: '0.1.0'}};
  expect(licensesOf({packages})).toEqual([]);
});
