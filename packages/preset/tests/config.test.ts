import {expect, it} from 'vitest';
import {settingsOf} from '../src/config.js';

const links = {onBrokenMarkdownLinks: 'warn'};

it.each([
  [8, {top: links, markdown: {}, future: {experimental_faster: true}}],
  [9, {top: {}, markdown: {hooks: links}, future: {experimental_faster: true}}],
  [10, {top: {}, markdown: {hooks: links}, future: {faster: true, experimental_vcs: expect.any(Object) as object}}],
])('settings have the names of Docusaurus 3.%i', (minor, settings) =>
  expect(settingsOf(() => undefined, minor, 'warn')).toEqual(settings),
);
