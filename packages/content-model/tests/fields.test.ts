import {expect, it} from 'vitest';
import {addressOf, httpsUrl, webUrl} from '@training-catalog/content-model';

it('schemas accept the kinds that they name, and say what to write otherwise', () => {
  const problems = (schema: typeof webUrl | ReturnType<typeof addressOf>, url: string): string[] =>
    schema.safeParse(url).error?.issues.map(({message}) => message) ?? [];
  expect(problems(webUrl, 'http://example.org')).toEqual([]);
  expect(problems(httpsUrl, 'https://example.org')).toEqual([]);
  for (const [schema, url] of [
    [webUrl, 'javascript:alert(1)'],
    [webUrl, 'no URL'],
    [httpsUrl, 'http://example.org'],
    [httpsUrl, 'https://example.org@evil.example'],
    [addressOf(['site'], 'write a path'), 'https://example.org'],
    [addressOf(['site'], 'write a path'), '//evil.example'],
  ] as const) {
    expect(problems(schema, url)).toEqual([expect.stringMatching(/^write a /)]);
  }
});
