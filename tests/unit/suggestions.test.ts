import {describe, expect, it} from 'vitest';
import {addedLines, limits, reviewComments} from '../../tools/suggestions/review';

const patch = [
  '@@ -1,3 +1,4 @@ about owls',
  ' Owls.',
  '-Moths',
  '+Piñata \u{1F989} owls.  ',
  '+See http://doi.org/1 there.',
  ' Bats.',
  '@@ -20,2 +21,2 @@',
  '-old',
  '+new ``` @someone',
  '\\ No newline at end of file',
].join('\n');

const files = [{filename: 'docs/a.md', patch}, {filename: 'docs/large.md'}];
const messages = new Map([['link-https', 'Links use https.']]);
const bytes = (text: string): number => Buffer.byteLength(text);

/** A finding with a fix of a part of one line, or of several. */
const finding = (
  line: number,
  column: number,
  endColumn: number,
  {text = 'https', end = line, path = 'docs/a.md', rule = 'link-https', more = {}} = {},
): object => ({
  message: '@everyone <img src=x>',
  location: {path},
  code: {value: rule, url: 'https://evil.example'},
  suggestions: [{range: {start: {line, column}, end: {line: end, column: endColumn}}, text}],
  ...more,
});
const link = finding(3, 5, 9);

const commentsOf = (diagnostics: readonly unknown[], posted: Parameters<typeof reviewComments>[3] = []) =>
  reviewComments(JSON.stringify({diagnostics}), messages, files, posted);

it('the lines that a patch adds are known by their numbers', () => {
  expect([...addedLines(patch)]).toEqual([
    [2, 'Piñata \u{1F989} owls.  '],
    [3, 'See http://doi.org/1 there.'],
    [21, 'new ``` @someone'],
  ]);
});

describe('a suggestion', () => {
  it('is about the lines that it replaces, whose columns count bytes', () => {
    const spaces = finding(2, bytes('Piñata \u{1F989} owls.') + 1, bytes('Piñata \u{1F989} owls.  ') + 1, {text: ''});
    expect(commentsOf([link, spaces])).toEqual([
      {
        path: 'docs/a.md',
        side: 'RIGHT',
        line: 3,
        body: 'Links use https.\n\n```suggestion\nSee https://doi.org/1 there.\n```',
      },
      {
        path: 'docs/a.md',
        side: 'RIGHT',
        line: 2,
        body: 'Links use https.\n\n```suggestion\nPiñata \u{1F989} owls.\n```',
      },
    ]);
    expect(commentsOf([finding(2, 1, 5, {end: 3, text: 'At '})])).toMatchObject([
      {
        start_line: 2,
        start_side: 'RIGHT',
        line: 3,
        body: expect.stringContaining('\nAt http://doi.org/1 there.\n') as string,
      },
    ]);
  });

  it('stays a block of code, whatever its lines are', () => {
    const [comment] = commentsOf([finding(21, 1, 4, {text: '````\n@everyone'})]);
    expect(comment?.body).toBe('Links use https.\n\n`````suggestion\n````\n@everyone ``` @someone\n`````');
  });

  it('is made once', () => {
    const [comment] = commentsOf([link, link]);
    expect(commentsOf([link, link])).toHaveLength(1);
    expect(comment && commentsOf([link], [comment])).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['is of no rule of ours', finding(3, 5, 9, {rule: '@everyone'})],
    ['is in a file that is not changed', finding(3, 5, 9, {path: '.github/workflows/deploy.yml'})],
    ['is in a file whose changes are not known', finding(3, 5, 9, {path: 'docs/large.md'})],
    ['is about a line that is not added', finding(1, 1, 3)],
    ['is about a line between two additions', finding(3, 1, 3, {end: 21})],
    ['is about a place after the line', finding(3, 5, 900)],
    ['ends before it begins', finding(3, 9, 5)],
    ['ends in a line before', finding(3, 1, 1, {end: 2})],
    ['cuts a sign in two', finding(2, 4, 6)],
    ['is too long', finding(3, 5, 9, {text: 'x'.repeat(limits.characters + 1)})],
    ['hides what it does', finding(3, 5, 9, {text: 'https\u202E'})],
    ['has a place that is none', finding(3.5, 5, 9)],
    ['has two fixes', finding(3, 5, 9, {more: {suggestions: [1, 2]}})],
    ['has no fix', {message: 'a', location: {path: 'docs/a.md'}, code: {value: 'link-https'}}],
    ['is no object', '@everyone'],
  ])('is not made if it %s', (_name, wrong) => {
    expect(commentsOf([wrong, link])).toHaveLength(1);
    expect(commentsOf([wrong])).toEqual([]);
  });

  it('is one of few at once, which fit into what a job can pass on', () => {
    const many = Array.from({length: 90}, (_, index) => finding(3, 5, 9, {text: `https${index}`}));
    expect(commentsOf(many)).toHaveLength(limits.comments);
    const large = many.map((_, index) => finding(3, 5, 9, {text: `${index}${'\u{1F989}'.repeat(900)}`}));
    expect(bytes(JSON.stringify(commentsOf(large)))).toBeLessThan(limits.bytes + 100);
    expect(commentsOf(large).length).toBeGreaterThan(5);
  });

  it('is not made of a result of another shape', () => {
    for (const result of ['', '[]', '{"diagnostics": "a"}']) {
      expect(() => reviewComments(result, messages, files, [])).toThrow();
    }
  });
});
