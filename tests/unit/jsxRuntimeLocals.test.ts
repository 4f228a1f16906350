import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';
import jsxRuntimeLocals from '../../plugins/recma-jsx-runtime-locals';

const compiled = async (options: object): Promise<string> =>
  String(await compile('# One\n\nTwo *three*.', {recmaPlugins: [jsxRuntimeLocals], ...options}));

it.each([
  ['react/jsx-runtime', false],
  ['react/jsx-dev-runtime', true],
])('takes the functions of %s from one imported object', async (runtime, development) => {
  const code = await compiled({development});
  expect(code).toContain(`import * as jsxRuntime from "${runtime}";`);
  expect(code).toMatch(/^const \{Fragment: _Fragment, jsx\w*: _jsx\w*.*\} = jsxRuntime;$/m);
  expect(code.match(/^import /gm)).toHaveLength(1);
});

it('refuses a page that does not import the runtime', async () => {
  await expect(compiled({jsx: true})).rejects.toThrow('plugins/recma-jsx-runtime-locals changes nothing');
});
