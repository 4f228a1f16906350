import {expect, it} from 'vitest';
import {wrapWords} from '@training-catalog/utils';

it('a text is broken between words and after hyphens', () => {
  expect(wrapWords('Multi-Scale Food Flow', 11)).toEqual(['Multi-Scale', 'Food Flow']);
  expect(wrapWords('A', 11)).toEqual(['A']);
  expect(wrapWords('An unbreakable word', 5)).toEqual(['An', 'unbreakable', 'word']);
});
