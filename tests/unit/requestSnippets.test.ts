// Names of functions in other languages. cspell:ignore CURLOPT POSTFIELDS binread
import {describe, expect, it} from 'vitest';
import type {ExampleBody, ExampleRequest} from '../../shared/api/exampleRequest';
import {plainRequest} from '../../shared/api/plainRequest';
import {requestSnippets} from '../../shared/api/requestSnippets';
import {literals} from '../../shared/api/stringLiterals';

const url = 'https://example.org/flows/';
const plain: ExampleRequest = {method: 'get', url, query: [], headers: []};
const codes = (request: Partial<ExampleRequest>): ReadonlyMap<string, string> =>
  new Map(requestSnippets({...plain, ...request}).map(({label, code}) => [label, code]));
const code = (label: string, request: Partial<ExampleRequest>): string => codes(request).get(label) ?? '';
const field = (name: string, value: string, isFile = false) => ({name, value, isFile});

describe('string literals', () => {
  const rows: readonly [text: string, expected: Record<keyof typeof literals, string>][] = [
    [
      String.raw`it's "$x" #{y} ${'`'}%s${'`'} \u0022`,
      {
        javascript: String.raw`"it's \"$x\" #{y} ${'`'}%s${'`'} \\u0022"`,
        go: String.raw`"it's \"$x\" #{y} ${'`'}%s${'`'} \\u0022"`,
        java: String.raw`"it's \"$x\" #{y} ${'`'}%s${'`'} \\u0022"`,
        csharp: String.raw`"it's \"$x\" #{y} ${'`'}%s${'`'} \\u0022"`,
        php: String.raw`"it's \"\$x\" #{y} ${'`'}%s${'`'} \\u0022"`,
        ruby: String.raw`"it's \"$x\" \#{y} ${'`'}%s${'`'} \\u0022"`,
        r: String.raw`"it's \"$x\" #{y} ${'`'}%s${'`'} \\u0022"`,
        rust: String.raw`"it's \"$x\" #{y} ${'`'}%s${'`'} \\u0022"`,
        swift: String.raw`"it's \"$x\" #{y} ${'`'}%s${'`'} \\u0022"`,
        powershell: '"it\'s `"`$x`" #{y} ``%s`` \\u0022"',
      },
    ],
    [
      // A line break, a tab, and invisible characters, with two words.
      'é 鳥\n\r\t\0\u0085\u202E\u2028\u{E0001}',
      {
        javascript: String.raw`"é 鳥\n\r\t\u{0}\u{85}\u{202e}\u{2028}\u{e0001}"`,
        go: String.raw`"é 鳥\n\r\t\u0000\u0085\u202e\u2028\U000e0001"`,
        java: String.raw`"é 鳥\n\r\t\000\205\u202e\u2028\udb40\udc01"`,
        csharp: String.raw`"é 鳥\n\r\t\u0000\u0085\u202e\u2028\U000e0001"`,
        php: String.raw`"é 鳥\n\r\t\u{0}\u{85}\u{202e}\u{2028}\u{e0001}"`,
        ruby: String.raw`"é 鳥\n\r\t\u{0}\u{85}\u{202e}\u{2028}\u{e0001}"`,
        r: String.raw`"é 鳥\n\r\t\u{0}\u{85}\u{202e}\u{2028}\U{e0001}"`,
        rust: String.raw`"é 鳥\n\r\t\u{0}\u{85}\u{202e}\u{2028}\u{e0001}"`,
        swift: String.raw`"é 鳥\n\r\t\u{0}\u{85}\u{202e}\u{2028}\u{e0001}"`,
        powershell:
          '"é 鳥`n`r`t$([char]0x0)$([char]0x85)$([char]0x202e)$([char]0x2028)$([char]::ConvertFromUtf32(0xe0001))"',
      },
    ],
    [
      // The other kind of quotes saves escapes where nothing is special between them.
      '{"a":"$x #{y}"}',
      {
        javascript: `'{"a":"$x #{y}"}'`,
        go: String.raw`"{\"a\":\"$x #{y}\"}"`,
        java: String.raw`"{\"a\":\"$x #{y}\"}"`,
        csharp: String.raw`"{\"a\":\"$x #{y}\"}"`,
        php: `'{"a":"$x #{y}"}'`,
        ruby: `'{"a":"$x #{y}"}'`,
        r: `'{"a":"$x #{y}"}'`,
        rust: String.raw`"{\"a\":\"$x #{y}\"}"`,
        swift: String.raw`"{\"a\":\"$x #{y}\"}"`,
        powershell: `'{"a":"$x #{y}"}'`,
      },
    ],
  ];

  it.each(rows)('represent %j', (text, expected) => {
    expect(Object.fromEntries(Object.entries(literals).map(([name, literal]) => [name, literal(text)]))).toEqual(
      expected,
    );
  });

  it('of PowerShell escape typographic quotes, which also end its strings', () => {
    expect(literals.powershell('“$x” ‘y’')).toBe('"`“`$x`” ‘y’"');
    expect(literals.powershell('“x”')).toBe("'“x”'");
  });

  it('of Swift escape interpolation', () => {
    expect(literals.swift(String.raw`\(run())`)).toBe(String.raw`"\\(run())"`);
  });

  it('replace unpaired surrogates, which no language can write', () => {
    expect(Object.values(literals).map((literal) => literal('\uD83D!'))).toEqual(
      Object.keys(literals).map(() => '"\uFFFD!"'),
    );
  });
});

describe('a reduced request', () => {
  it('keeps repeated fields of query and form, encoded', () => {
    const fields = [field('year', '2017'), field('year', '2018'), field('place', 'a&b é')];
    const {url, headers, body} = plainRequest({
      method: 'post',
      url: 'https://example.org/é/{id}/',
      query: [
        ['y', '1'],
        ['y', "it's 2"],
      ],
      headers: [['X-Trace', 'one']],
      body: {kind: 'form', type: 'application/x-www-form-urlencoded', fields},
    });
    expect(url).toBe('https://example.org/%C3%A9/{id}/?y=1&y=it%27s+2');
    expect(headers).toEqual([
      ['X-Trace', 'one'],
      ['Content-Type', 'application/x-www-form-urlencoded'],
    ]);
    expect(body).toEqual({kind: 'text', text: 'year=2017&year=2018&place=a%26b+%C3%A9'});
  });

  it('sends JSON as typed', () => {
    const body: ExampleBody = {kind: 'json', type: 'application/json', value: {a: 1}, text: '{"a": 1.0}'};
    expect(plainRequest({...plain, body}).body).toEqual({kind: 'text', text: '{"a": 1.0}'});
  });
});

describe('the request in further languages', () => {
  it('has method, URL, header, and body in every language', () => {
    const all = codes({
      method: 'patch',
      query: [
        ['year', '2017'],
        ['year', '2018'],
      ],
      headers: [['X-Trace', 'one']],
      body: {kind: 'json', type: 'application/json', value: {places: ['Ohio']}},
    });
    expect([...all.keys()]).toEqual(['Go', 'Node.js', 'Java', 'C#', 'PHP', 'Ruby', 'R', 'Rust', 'PowerShell', 'Swift']);
    for (const [label, text] of all) {
      expect(text, label).toMatch(/patch/i);
      expect(text, label).toContain(`${url}?year=2017&year=2018`);
      expect(text, label).toMatch(/X-Trace.{1,30}one|one.*X-Trace/);
      expect(text, label).toMatch(/Content-?Type.*application\/json|application\/json.*Content-Type/i);
      expect(text, label).toMatch(/\\?"places\\?":\[\\?"Ohio\\?"\]/);
    }
  });

  it('sends no body if the operation takes none', () => {
    for (const [label, text] of codes({method: 'delete'})) {
      expect(text, label).not.toMatch(
        /(?:^|\W)body = |BodyPublishers\.of|Content-?Type|POSTFIELDS|\.body\(["']|req.*Content =/i,
      );
    }
  });

  it('sends the content of a file, whatever its name', () => {
    const expected = {
      Go: String.raw`os.Open("it's \"$x\"")`,
      'Node.js': String.raw`openAsBlob("it's \"$x\"")`,
      Java: String.raw`BodyPublishers.ofFile(Path.of("it's \"$x\""))`,
      'C#': String.raw`File.OpenRead("it's \"$x\"")`,
      PHP: String.raw`file_get_contents("it's \"\$x\"")`,
      Ruby: String.raw`File.binread("it's \"$x\"")`,
      R: String.raw`upload_file("it's \"$x\"")`,
      Rust: String.raw`std::fs::File::open("it's \"$x\"")`,
      PowerShell: 'InFile = "it\'s `"`$x`""',
      Swift: String.raw`URL(fileURLWithPath: "it's \"$x\"")`,
    };
    const all = codes({method: 'post', body: {kind: 'file', type: 'image/png', file: 'it\'s "$x"'}});
    expect([...all.keys()].toSorted()).toEqual(Object.keys(expected).toSorted());
    for (const [label, part] of Object.entries(expected)) {
      expect(all.get(label), label).toContain(part);
    }
  });

  it('sends the parts of a form, with each value of a repeated field', () => {
    const fields = [field('note', 'one'), field('note', '"two"'), field('photo', 'bird.png', true)];
    for (const [label, text] of codes({
      method: 'post',
      body: {kind: 'multipart', type: 'multipart/form-data', fields},
    })) {
      expect(text, label).toMatch(/one/);
      expect(text, label).toMatch(/[\\`]?"two[\\`]?"/);
      expect(text, label).toMatch(
        /(?:open|openAsBlob|addFile|ofFile|OpenRead|contents|Path|upload_file|file).*bird\.png/i,
      );
    }
  });

  it('uses a multipart boundary that no value contains', () => {
    const fields = [field('a"b', '--form-boundary')];
    const text = code('PHP', {method: 'post', body: {kind: 'multipart', type: 'multipart/form-data', fields}});
    expect(text).toContain('multipart/form-data; boundary=form-boundary-"');
    expect(text).toContain(String.raw`name=\"a%22b\"\r\n\r\n--form-boundary\r\n`);
    expect(text).toContain(String.raw`"--form-boundary---\r\n"`);
  });

  it('sends an empty header with curl in PHP, and does not wait for the body of a HEAD response', () => {
    const text = code('PHP', {method: 'head', headers: [['X-Trace', '']]});
    expect(text).toContain('"X-Trace;"');
    expect(text).toContain('CURLOPT_NOBODY => true');
  });
});
