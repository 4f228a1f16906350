import fs from 'node:fs';
import {expect, it} from 'vitest';
import {drawIcon, icons} from '../../plugins/social-cards/drawIcon';

const favicon = fs.readFileSync('static/img/favicon.svg', 'utf8');

it('draws the favicon as PNG in each size', () => {
  for (const icon of icons) {
    const png = drawIcon(favicon, icon);
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    // Width and height are in the header, after the signature and the name of the chunk.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([icon.size, icon.size]);
  }
});

it('says what is wrong with a favicon that has no tile', () => {
  const [icon] = icons;
  expect(() => icon && drawIcon('<svg xmlns="http://www.w3.org/2000/svg"/>', icon)).toThrow(/no <rect> with a color/);
});
