import {expect, it} from 'vitest';
import {drawIcon, icons} from '../src/social-cards/drawIcon.js';

const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="#14252c"/><path fill="#fff" d="M14 16h36v8H14z"/></svg>';

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
