import {expect, it} from 'vitest';
import {sourceHash} from '../../lib/sourceHash';
import {folderOf} from '../support/folders';

/** Hash of a site in which one file has the given content. */
const hashWith = (file: string, content: string): Promise<string> =>
  sourceHash(folderOf({'docs/intro.md': 'Text.', 'docs/data/boats.csv': 'a,b', 'shared/a.ts': '', [file]: content}));

it.each(['docs/intro.md', 'docs/data/boats.csv', 'docs/boats.png', 'src/pages/page.md', 'plugins/catalog/index.ts'])(
  'the hash of the sources changes with what is in the bundle: %s',
  async (file) => {
    expect(await hashWith(file, 'one')).not.toBe(await hashWith(file, 'two'));
  },
);

it.each(['README.md', 'plugins/catalog/README.md', 'src/learning/README.md', 'src/tsconfig.json', 'src/types.d.ts'])(
  'the hash of the sources does not change with %s',
  async (file) => {
    expect(await hashWith(file, 'one')).toBe(await hashWith(file, 'two'));
  },
);
