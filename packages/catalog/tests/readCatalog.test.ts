// Misspelled on purpose, and Spanish. cspell:ignore sofware listo versión norte
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {readCatalog, readRecord} from '../src/data/readCatalog.js';
import {validOptions} from '../src/options.js';
import {pageOf} from './example.js';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'catalog-'));
afterAll(() => fs.rmSync(siteDir, {recursive: true, force: true}));

const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  fs.writeFileSync(path.join(siteDir, file), text);
};

const facts = {summary: 'Counts owls', kind: ['software']};

describe('the catalog', () => {
  it('has the folders with a main page, and their tags as topics and releases', () => {
    const tags = ['Birds', 'Release 2025-07', 'Release 2025-10'];
    const main = pageOf('Owl Counter', 'index.md', {project: {...facts, area: 'Ecology'}}, tags);
    const docs = [main, pageOf('Owl Counter', 'how-to.md', {}), pageOf('Guide', 'intro.md', {})];
    const {projects, topics, releases} = readCatalog(docs, {}, siteDir);
    expect(projects).toMatchObject([{name: 'Owl Counter', area: 'Ecology', summary: 'Counts owls'}]);
    expect(topics.map(({label}) => label)).toEqual(['Birds']);
    expect(releases.map(({label}) => label)).toEqual(['Release 2025-10', 'Release 2025-07']);
  });

  it('reads release tags of another language, and other areas and maturities', () => {
    const project = {...facts, area: 'Norte', status: 'listo'};
    const main = pageOf('Owl Counter', 'index.md', {project}, ['Versión 2025-07']);
    const options = {areas: ['Norte'], maturities: {listo: 'listo'}, releasePrefix: 'Versión '};
    expect(readCatalog([main], options, siteDir).releases).toHaveLength(1);
  });

  it('refuses facts that are wrong, with file, line, and remedy', () => {
    write(
      'docs/Owl Counter/index.md',
      '---\ntitle: Owl Counter\nproject:\n  summary: Counts owls\n  kind: [sofware]\n---\n\nText.\n',
    );
    const docs = [pageOf('Owl Counter', 'index.md', {project: {...facts, kind: ['sofware']}})];
    expect(() => readCatalog(docs, {}, siteDir)).toThrow(
      'docs/Owl Counter/index.md:5: "project.kind": unknown value "sofware"; did you mean "software"? write one of software, data, model, api, service [front-matter-schema]',
    );
  });

  it('refuses a second main page of a project', () => {
    const docs = ['index.md', 'other.md'].map((file) => pageOf('Owl Counter', file, {project: facts}));
    expect(() => readCatalog(docs, {}, siteDir)).toThrow(
      'docs/Owl Counter/other.md:1: "project:" is also in the front matter of docs/Owl Counter/index.md; write it on the main page, and only there [project-main-page]',
    );
  });
});

describe('the record of repositories', () => {
  it('is empty without a file', () => {
    expect(readRecord(validOptions({folder: 'none'}), siteDir)).toEqual({});
  });

  it('is refused if it is malformed, with the line', () => {
    write('docs/upstream.json', '{\n  "Owl Counter": {\n    "repository": "owls"\n  }\n}\n');
    expect(() => readRecord(validOptions({}), siteDir)).toThrow(/^docs\/upstream\.json:3: .*https:\/\//);
  });
});
