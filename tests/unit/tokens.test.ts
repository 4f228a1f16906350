import fs from 'node:fs';
import {readTokens, tokensFile} from '@training-catalog/theme/node';
import {expect, it} from 'vitest';
import {topicMarks} from '../../vocabulary.config';
import {hueDistances, textContrasts} from '../support/tokenContrast';

const tokens = fs.readFileSync(tokensFile, 'utf8');

it('texts are readable on every background in both modes: 4.5 to 1', () => {
  const contrasts = Object.entries(textContrasts(tokens));
  expect(contrasts.length).toBeGreaterThan(40);
  expect(contrasts.filter(([, contrast]) => !(contrast >= 4.5))).toEqual([]);
});

it('each topic of the vocabulary has a hue of its own, and hues look different in both modes', () => {
  const hues = Object.values(topicMarks).map(({hue}) => hue);
  expect(new Set(hues).size).toBe(hues.length);
  const distances = Object.entries(hueDistances(tokens));
  expect(distances.length).toBeGreaterThan(80);
  // A difference of 0.02 is just seen where two colors touch.
  expect(distances.filter(([, distance]) => !(distance >= 0.06))).toEqual([]);
});

it('the style guide finds every token', () => {
  const names = readTokens(tokens, 'tokens.css').flatMap((group) => group.tokens.map(({name}) => name));
  expect(names.length).toBeGreaterThan(40);
  expect(new Set(names).size).toBe(names.length);
});
