// Names in other alphabets. cspell:ignore Núñez
import {expect, it} from 'vitest';
import {factsFile} from '../src/dataFiles.js';

it('names a file of its own for each folder, in characters that every file system takes', () => {
  const folders = ['A B', 'A-B', 'A_B', 'A  B', 'A_20_B', 'Núñez (v1.0)', 'Núñez [v1.0]', '雪', '雨'];
  const files = folders.map(factsFile);
  expect(new Set(files).size).toBe(folders.length);
  files.forEach((file) => expect(file).toMatch(/^facts\/[\w.-]+\.json$/));
});
