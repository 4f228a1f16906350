// The parts of a site that are made of its lessons, each of which can be left out.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {catalogConfig, type ConfigOptions} from '../src/config.js';
import {choices, siteWith} from './sample.js';

let siteDir: string;
beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'lesson-parts-'));
  for (const {folder} of choices.areas) {
    fs.mkdirSync(path.join(siteDir, folder));
    fs.writeFileSync(path.join(siteDir, folder, 'intro.md'), '---\nid: intro\ntitle: Intro\n---\n\nText.\n');
  }
});
afterEach(() => fs.rmSync(siteDir, {recursive: true}));

const configWith = (parts: ConfigOptions['parts']) => catalogConfig(siteWith(), {siteDir, parts, environment: {}});

it('views are a plugin that can be left out', () => {
  expect(configWith({}).plugins).toContain('@training-catalog/lesson-views');
  const without = configWith({'@training-catalog/lesson-views': false});
  expect(without.plugins).not.toContain('@training-catalog/lesson-views');
  expect(without.plugins).toHaveLength((configWith({}).plugins ?? []).length - 1);
  expect(configWith({'@training-catalog/lessons': false}).plugins).not.toContain('@training-catalog/lesson-views');
});

it('options of files are refused with the name of their package, and where they were before', () => {
  expect(() => configWith({'@training-catalog/lesson-files': {license: 'MIT'}})).toThrow(
    /^@training-catalog\/lesson-files: option "license": write a full URL/,
  );
  expect(() => configWith({'@training-catalog/lesson-files': false})).not.toThrow();
  expect(() => configWith({'@training-catalog/lessons': {drawnLanguages: ['mermaid']} as object})).toThrow(
    /^@training-catalog\/lessons: option "drawnLanguages": it is an option of @training-catalog\/lesson-files now/,
  );
});
