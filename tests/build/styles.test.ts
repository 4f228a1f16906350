// The style sheet of every page contains Infima without the rules and variables that no page can use.
import fs from 'node:fs';
import {expect, test} from 'vitest';
import {classesOf} from '../../plugins/upstream-patches/infima/unusedRules';
import {built, pageAt, routes, textOf} from './builtSite';
import {address} from '../../shared/site';

const sheet = textOf((pageAt('')('link[rel="stylesheet"]').attr('href') ?? '').slice(address.baseUrl.length));
const classesIn = (css: string): Set<string> => new Set(classesOf(css));

test('the style sheet has every class of a page that Infima has rules for', () => {
  const infima = classesIn(fs.readFileSync('node_modules/infima/dist/css/default/default.css', 'utf8'));
  const kept = classesIn(sheet);
  const left = [...infima].filter((name) => !kept.has(name));
  console.log(`classes of Infima: ${infima.size}, left out: ${left.length}`);
  expect(left).toContain('pills');
  const lost = [...routes, '404'].flatMap((route) => {
    const html = pageAt(route);
    const used = new Set(
      html('[class]')
        .toArray()
        .flatMap((element) => (html(element).attr('class') ?? '').split(/\s+/)),
    );
    return left.filter((name) => used.has(name)).map((name) => `${route}: ${name}`);
  });
  expect(lost).toEqual([]);
});

test('every variable of Infima that a style sheet, page, or script uses has a value', () => {
  const namesIn = (text: string, name: RegExp): string[] => [...text.matchAll(name)].map(([, found = '']) => found);
  const defined = new Set(namesIn(sheet, /(--ifm-[\w-]+)\s*:/g));
  expect(defined).toContain('--ifm-color-primary');
  const files = ['assets/css', 'assets/js'].flatMap((folder) =>
    fs.readdirSync(built(folder), {recursive: true, encoding: 'utf8'}).map((name) => `${folder}/${name}`),
  );
  const lost = files
    .filter((name) => /\.(?:css|js)$/.test(name))
    .flatMap((name) => namesIn(textOf(name), /var\((--ifm-[\w-]+)\)/g).map((variable) => ({name, variable})))
    .filter(({variable}) => !defined.has(variable));
  expect(lost).toEqual([]);
});
