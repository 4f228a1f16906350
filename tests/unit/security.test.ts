import fs from 'node:fs';
import {expect, it} from 'vitest';

const text = fs.readFileSync('SECURITY.md', 'utf8');

/** The items of the lists in a section, in one line each. */
function itemsOf(section: string): string[] {
  const [, after = ''] = text.split(`\n## ${section}\n`);
  const [own = ''] = after.split(/\n## /);
  return own
    .split(/\n(?=- )/)
    .slice(1)
    .map((item) => item.split(/\n\n/)[0]?.replaceAll(/\s+/g, ' ') ?? '');
}

const promises = itemsOf('What we promise');

it('makes promises', () => {
  expect(promises.length).toBeGreaterThan(10);
});

it.each(promises)('names a test that is there: %s', (promise) => {
  const [words = '', tests = ''] = promise.split(/Tests?: /);
  expect(words.length).toBeGreaterThan(20);
  const files = [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    expect(file).toMatch(/\.(?:test|spec)\.tsx?$/);
    expect(fs.readFileSync(file, 'utf8')).toMatch(/^\s*(?:it|test|describe)(?:\.each)?[(<]/m);
  }
});

it('names only files that are there', () => {
  const files = [...text.matchAll(/`([\w.-]*\/[\w./-]+|[\w-]+\.(?:ts|md))`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !file.endsWith('/prism-cli') && !fs.existsSync(file))).toEqual([]);
});
