import fs from 'node:fs';
import {expect, it} from 'vitest';
import {readTokens} from '../../plugins/style-guide/readTokens';

it('reads tokens group by group, each named by the comment above', () => {
  const css =
    ':root {\n  /* Color: of\n     water. */\n  --a: #fff;\n  --b: #000;\n\n  /* Space */\n  --c: clamp(1rem,\n    2vw, 3rem);\n}\n';
  expect(readTokens(css)).toEqual([
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

it('finds every token of the site', () => {
  const css = fs.readFileSync('src/css/tokens.css', 'utf8');
  const names = readTokens(css).flatMap(({tokens}) => tokens.map(({name}) => name));
  expect(names.length).toBeGreaterThan(40);
  expect(new Set(names).size).toBe(names.length);
});

it('refuses a sheet without tokens', () => {
  expect(() => readTokens('/* nothing */')).toThrow('no rule with tokens');
});
