import {expect, it} from 'vitest';
import {readColors} from '../src/social-cards/colors.js';
import {drawConstellation} from '../src/social-cards/drawConstellation.js';
import {cardOf, readTokens} from '@training-catalog/theme/node';

/** The tokens that cards use. */
const sheet = `:root {
  /* Color */
  --catalog-deep: #14252c;
  --catalog-on-deep: #f2f6f7;
  --catalog-on-deep-muted: #a9bdc5;
  --catalog-on-deep-amber: #e8b04b;
  --catalog-accent: #0b6580;
}`;

const project = (index: number) => ({
  name: `Project ${index}`,
  permalink: `/docs/${index}`,
  x: index % 600,
  y: index % 500,
  topics: [0],
  isNew: index === 0,
});

const colors = readColors(readTokens(sheet, 'tokens.css'));

const drawingOf = (count: number, name?: string): string =>
  drawConstellation(
    {
      width: 680,
      height: 560,
      topics: [{label: 'Topic', permalink: '/topic', x: 1, y: 1}],
      projects: Array.from({length: count}, (_, index) => project(index)),
    },
    colors,
    name === undefined ? undefined : {name, topics: [{label: 'Topic', permalink: '/topic'}]},
  );

it('the drawing of a card does not grow with the catalog', () => {
  expect(drawingOf(5000).length).toBeLessThan(1.1 * drawingOf(48).length);
  expect(drawingOf(40).split('<circle')).toHaveLength(1 + 1 + 40);
});

it("the star of the card's own project is always in the drawing, and bright", () => {
  expect(drawingOf(5000, 'Project 4999').split(`fill="${colors.amber}"`)).toHaveLength(2);
  expect(drawingOf(5000, 'Project 4999')).toContain(`stroke="${colors.muted}" stroke-width="1.5"`);
});

it('the topics of a project that is not in the drawing are bright', () => {
  const drawing = drawingOf(200, 'Project 4999');
  expect(drawing).not.toContain(`fill="${colors.amber}"`);
  expect(drawing.split(`r="13" fill="${colors.deep}" stroke="${colors.amber}"`)).toHaveLength(2);
});

it('a color that the tokens no longer have stops the build', () => {
  expect(() => readColors(readTokens(':root {\n  /* Color */\n  --catalog-deep: #123456;\n}', 'tokens.css'))).toThrow(
    /has no --catalog-on-deep,/,
  );
});

it('a page has the card of its project or its area', () => {
  expect(cardOf('@site/docs/Owl Kit/how-to.md', 'docs')).toBe('img/cards/docs-owl-kit.png');
  expect(cardOf('@site/docs/intro.md', 'docs')).toBe('img/cards/docs.png');
  expect(cardOf('@site/Education/Field Days/Birds in numbers.md', 'docs')).toBe('img/cards/education.png');
});
