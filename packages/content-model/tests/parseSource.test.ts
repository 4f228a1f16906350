import {describe, expect, it} from 'vitest';
import {forEachNode, parseSource, type ExplainSyntaxError} from '../src/index.js';

const explain: ExplainSyntaxError = (error) => ({
  rule: 'syntax',
  line: (error as {line?: number}).line ?? 1,
  message: (error as {reason?: string}).reason ?? String(error),
});
const parse = (text: string) => parseSource({file: 'docs/page.md', text}, explain);

/** Each text of a page, with its line and what the source holds at its position. */
function texts(source: string): [number | undefined, string, string][] {
  const found: [number | undefined, string, string][] = [];
  forEachNode(parse(source).tree, (node) => {
    if (node.type === 'text') {
      const {start, end} = node.position ?? {};
      found.push([start?.line, node.value, source.slice(start?.offset, end?.offset)]);
    }
  });
  return found;
}

describe('positions', () => {
  it('are those in the file, also below headings with anchors', () => {
    expect(texts('---\ntitle: Owls\n---\n\n## Night {#night}\n\n## Day {#day}\n\nSome owls.\n')).toEqual([
      [5, 'Night {#night}', 'Night {#night}'],
      [7, 'Day {#day}', 'Day {#day}'],
      [9, 'Some owls.', 'Some owls.'],
    ]);
  });

  it('of a reference-style link are its own, and its URL has the line of the definition', () => {
    const lines: unknown[] = [];
    forEachNode(parse('See [the owls][1].\n\n[1]: https://example.org/owls\n').tree, (node) => {
      if (node.type === 'link') {
        lines.push([node.position?.start.line, node.url, node.data?.definition?.start.line]);
      }
    });
    expect(lines).toEqual([[1, 'https://example.org/owls', 3]]);
  });
});

describe('faults', () => {
  it('of front matter have the line in the file', () => {
    const {frontMatter, faults} = parse('---\ntitle: Owls\ndescription: at night: yes\n---\n\nText.\n');
    expect(frontMatter).toBeUndefined();
    expect(faults).toEqual([expect.objectContaining({file: 'docs/page.md', line: 3, severity: 'error'})]);
  });

  it('of the text are worded by the caller; the front matter stays', () => {
    const {frontMatter, tree, faults} = parse('---\ntitle: Owls\n---\n\n<Owl\n');
    expect(frontMatter).toEqual({title: 'Owls'});
    expect(tree.children).toEqual([]);
    expect(faults).toHaveLength(1);
  });

  it('end the parsing of what is nested too deeply', () => {
    expect(parse(`${'> '.repeat(150)}Text.\n`).faults).toEqual([
      expect.objectContaining({line: 1, message: 'nested too deeply'}),
    ]);
  });

  it('refuse front matter in a language that would be executed', () => {
    expect(parse('---js\nprocess.exit(1)\n---\n\nText.\n').faults).toEqual([
      expect.objectContaining({line: 1, message: expect.stringContaining('---js') as string}),
    ]);
  });
});
