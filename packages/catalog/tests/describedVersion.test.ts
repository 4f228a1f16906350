import {describe, expect, it} from 'vitest';
import {describedVersion} from '../src/data/describedVersion.js';

const address = 'https://github.com/o/moth-trap';

describe('the version on the card', () => {
  const upstreamState = {repository: address, commit: 'a'.repeat(40), date: '2025-01-01'};
  const newer = (release: string, name: string, repository?: string) =>
    describedVersion({release}, address, {
      ...upstreamState,
      release: {name, date: '2025-01-01', ...(repository !== undefined && {repository})},
    })?.newer;

  it('names a later release and no other', () => {
    expect(newer('0.2.0', 'v1.1.0')).toEqual({label: 'v1.1.0', url: `${address}/releases/tag/v1.1.0`});
    expect(newer('0.2.0', 'v1.1.0', 'https://example.org/p')).toEqual({label: 'v1.1.0', url: 'https://example.org/p'});
    expect(newer('1.1', 'v1.1.0')).toBeUndefined();
    expect(newer('2.0', 'v1.1.0')).toBeUndefined();
    expect(newer('institute-v1', 'v1.1.0')).toBeUndefined();
    const other = {...upstreamState, release: {name: 'v9', date: '2025-01-01'}};
    expect(describedVersion({release: '1'}, 'https://github.com/o/other', other)?.newer).toBeUndefined();
  });

  it('links to a commit if its address is known', () => {
    const commitId = '3f1c2ab4d5e6f708192a3b4c5d6e7f8091a2b3c4';
    const linked = {label: '3f1c2ab', url: `${address}/tree/${commitId}`};
    expect(describedVersion({commit: commitId}, address, undefined)).toEqual({commit: linked});
    const why = 'The repository has no tag.';
    expect(describedVersion({commit: commitId, why}, address, undefined)).toEqual({commit: linked, why});
    expect(describedVersion({commit: commitId}, undefined, undefined)).toEqual({commit: {label: '3f1c2ab'}});
    expect(describedVersion(undefined, address, upstreamState)).toBeUndefined();
  });

  it('says that there is no version, and names a later release', () => {
    expect(describedVersion({unversioned: true}, address, upstreamState)).toEqual({unversioned: true});
    const released = {...upstreamState, release: {name: 'v1.0', date: '2025-01-01'}};
    const newer = {label: 'v1.0', url: `${address}/releases/tag/v1.0`};
    expect(describedVersion({unversioned: true}, address, released)).toEqual({unversioned: true, newer});
  });
});
