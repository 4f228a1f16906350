import {expect, it} from 'vitest';
import {drawConstellation} from '../../plugins/social-cards/drawConstellation';

const project = (index: number) => ({
  name: `Project ${index}`,
  permalink: `/docs/${index}`,
  x: index % 600,
  y: index % 500,
  topics: [0],
  isNew: index === 0,
});

const skyOf = (count: number, name?: string): string =>
  drawConstellation(
    {
      width: 680,
      height: 560,
      topics: [{label: 'Topic', permalink: '/topic', x: 1, y: 1}],
      projects: Array.from({length: count}, (_, index) => project(index)),
    },
    name,
  );

it('the drawing of a card does not grow with the catalog', () => {
  expect(skyOf(5000).length).toBeLessThan(1.1 * skyOf(48).length);
  expect(skyOf(40).split('<circle')).toHaveLength(1 + 1 + 40);
});

it("the star of the card's own project is always in the drawing, and bright", () => {
  expect(skyOf(5000, 'Project 4999').split('fill="#f2b463"')).toHaveLength(2);
});
