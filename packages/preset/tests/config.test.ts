import {expect, it} from 'vitest';
import {fasterBuild} from '../src/config.js';

it.each([
  ['3.8.1', {experimental_faster: true}],
  ['3.9.2', {experimental_faster: true}],
  ['3.10.2', {faster: true}],
])('Docusaurus %s builds faster', (version, setting) => expect(fasterBuild(version)).toEqual(setting));
