// Misspelled on purpose. cspell:ignore meun
import {describe, expect, it} from 'vitest';
import {parseMdx} from '@training-catalog/content-model';
import {figureRules} from '@training-catalog/figures/rules';
import {drawSketch, widths, type Arrangement} from '../src/drawSketch.js';
import {partKinds, readSketch, type Sketch} from '../src/sketch.js';

const whole = `title: The window
drawnFrom: Owl Counter 2.1
window: Owls & more
parts:
  - columns:
      - parts:
          - menu: [Nights, Sites]
            selected: Nights
            callout: 1
      - width: 2
        parts:
          - field: Least <score>
            value: "0.5"
          - button: [Count]
            callout: 2
callouts:
  - Choose a **night**.
  - Starts the \`count\`.
`;

/** A sketch of the given parts, indented as below "parts:", and one callout for each number. */
const withParts = (parts: string, callouts: readonly string[] = ['One.']): string =>
  `title: A\ndrawnFrom: B\nparts:\n${parts}\ncallouts:\n${callouts.map((one) => `  - ${one}\n`).join('')}`;

const faults = (source: string): string[] => readSketch(source).faults.map(({line, rule}) => `${line} ${rule}`);

function sketchOf(source: string): Sketch {
  const {sketch} = readSketch(source);
  if (!sketch) {
    throw new Error(faults(source).join('\n'));
  }
  return sketch;
}

describe('a sketch is refused', () => {
  it.each([
    ['if it is not YAML', 'title: a: b', '1 sketch-schema'],
    ['without a version', whole.replace(/drawnFrom.*\n/, ''), '1 sketch-schema'],
    ['for a word it does not know', whole.replace('menu:', 'meun:'), '7 sketch-schema'],
    ['for a part without a kind', withParts('  - callout: 1'), '4 sketch-schema'],
    ['for a part of two kinds', withParts('  - text: a\n    heading: b\n    callout: 1'), '4 sketch-schema'],
    ['for a key that belongs to others', withParts('  - text: a\n    value: b\n    callout: 1'), '4 sketch-schema'],
    ['for an empty panel', withParts('  - panel: a\n    callout: 1'), '4 sketch-schema'],
    ['for a selected entry that is none', whole.replace('selected: Nights', 'selected: Night'), '7 sketch-schema'],
    ['for a number without a sentence', whole.replace('callout: 2', 'callout: 3'), '15 sketch-callout'],
    ['for a number at two parts', whole.replace('callout: 2', 'callout: 1'), '15 sketch-callout'],
    ['for a sentence without a part', `${whole}  - Three.\n`, '19 sketch-callout'],
    ['for a link in a sentence', whole.replace('Choose a **night**', 'See [how](a.md)'), '17 sketch-callout'],
  ])('%s', (_name, source, found) => {
    expect(faults(source)).toContain(found);
  });
});

it('names the line of the page', () => {
  const text = `Text.\n\n\`\`\`sketch\n${whole.replace('callout: 2', 'callout: 3')}\`\`\`\n`;
  const found = figureRules.checkPage({file: 'docs/intro.md', text, tree: parseMdx(text), frontMatter: {}});
  // 15 lines into the block, whose fence is in line 3.
  expect(found).toMatchObject([{rule: 'sketch-callout', line: 18}, {rule: 'sketch-callout'}]);
});

describe.each(Object.keys(widths) as Arrangement[])('the %s drawing', (arrangement) => {
  it('is deterministic, and has the numbers of the callouts', () => {
    const drawn = drawSketch(sketchOf(whole), arrangement);
    expect(drawSketch(sketchOf(whole), arrangement)).toBe(drawn);
    const numbers = [...drawn.matchAll(/class="badge">.*?>(\d+)<\/text>/g)].map(([, number]) => Number(number));
    expect(numbers).toEqual([1, 2]);
  });

  it('can draw every kind of part, inside its frame', () => {
    const parts = partKinds.map((kind) => {
      const value = {panel: 'a', columns: '[{parts: [{text: a}]}, {parts: [{text: b}]}]'}[kind as string];
      const isList = ['bar', 'menu', 'list', 'cards', 'table', 'check', 'button'].includes(kind);
      const more = kind === 'panel' ? '\n    parts: [{text: a}]' : '';
      return `  - ${kind}: ${value ?? (isList ? '[A long entry of the kind, One, Two, Three, Four]' : 'A')}${more}`;
    });
    // A panel can have twelve parts, so each half of the kinds is drawn separately.
    for (const half of [parts.slice(0, 9), parts.slice(9)]) {
      const drawn = drawSketch(sketchOf(withParts([...half, '  - text: a\n    callout: 1'].join('\n'))), arrangement);
      expect(drawn).not.toMatch(/NaN|undefined/);
      const [, height = ''] = /viewBox="0 0 \d+ ([\d.]+)"/.exec(drawn) ?? [];
      for (const [, x = '', y = '', width = '', tall = ''] of drawn.matchAll(
        /<rect class="\w+" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g,
      )) {
        expect(Number(x) + Number(width)).toBeLessThanOrEqual(widths[arrangement]);
        expect(Number(y) + Number(tall)).toBeLessThanOrEqual(Number(height));
      }
    }
  });

  it('escapes text of authors', () => {
    const drawn = drawSketch(sketchOf(whole), arrangement);
    expect(drawn).toContain('Owls &amp; more');
    expect(drawn).toContain('Least &lt;score&gt;');
  });
});

it('stacks columns that would be too narrow', () => {
  const top = (drawn: string, text: string): number => Number(new RegExp(`y="([\\d.]+)">${text}`).exec(drawn)?.[1]);
  const [wide, narrow] = (['wide', 'narrow'] as const).map((name) => drawSketch(sketchOf(whole), name));
  expect(top(wide ?? '', 'Least')).toBeLessThan(top(wide ?? '', 'Sites'));
  expect(top(narrow ?? '', 'Least')).toBeGreaterThan(top(narrow ?? '', 'Sites'));
});
