import {expect, it} from 'vitest';
import {readTokens} from '../src/plugins/styles/readTokens.js';

it('reads tokens group by group, each named by the comment above', () => {
  const css =
    ':root {\n  /* Color: of\n     water. */\n  --a: #fff;\n  --b: #000;\n\n  /* Space */\n  --c: clamp(1rem,\n    2vw, 3rem);\n}\n';
  expect(readTokens(css, 'tokens.css')).toEqual([
    {
      title: 'Color: of water.',
      tokens: [
        {name: '--a', value: '#fff'},
        {name: '--b', value: '#000'},
      ],
    },
    {title: 'Space', tokens: [{name: '--c', value: 'clamp(1rem, 2vw, 3rem)'}]},
  ]);
});

it('refuses a sheet without tokens', () => {
  expect(() => readTokens('/* nothing */', 'tokens.css')).toThrow('tokens.css: no rule with tokens');
});
