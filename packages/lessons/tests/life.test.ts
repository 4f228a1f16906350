import {forEachNode, parseMdx} from '@training-catalog/content-model';
import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {afterEach, describe, expect, it} from 'vitest';
import {lessonStructuredData} from '../src/client/structuredData.js';
import type {LearningFacts} from '../src/learningFacts.js';
import {stageOf} from '../src/stage.js';
import {owlFiles, owlSite, type OwlSite} from './site.js';

const facts: LearningFacts = {
  audience: ['All'],
  needs: ['A browser'],
  outcomes: ['Count'],
  keyPoints: ['Hide'],
  minutes: 5,
};
let site: OwlSite | undefined;
afterEach(() => {
  site?.remove();
  site = undefined;
});

const page = '## Count\n\n::minutes[5]\n\n```bash run\necho 3\n```\n';
const lastRun = {date: '2026-11-23', system: 'Debian 12', minutes: 1, steps: '000000'};

describe('the stage of a lesson', () => {
  const stage = (text: string, more: Partial<LearningFacts> = {}) =>
    stageOf('docs/night.md', parseMdx(text), text, {lastRun}, {...facts, ...more});

  it('follows from what the page holds', () => {
    const withoutSteps = '## Count\n\n::minutes[5]\n\nText.\n';
    expect(stage(page)).toEqual({name: 'alpha', run: false, timed: true});
    expect(stage('## Count\n\nText.\n')).toEqual({name: 'alpha', timed: false});
    expect(stage(withoutSteps)).toEqual({name: 'beta', timed: true});
    expect(stage(withoutSteps, {taught: new Date('2026-11-23')})).toEqual({
      name: 'stable',
      timed: true,
      taught: '2026-11-23',
    });
    expect(stage(page, {taught: '2026-11-23'})).toMatchObject({name: 'alpha', taught: '2026-11-23'});
  });

  it('is in the structured data of the page, with version, people, and DOI', async () => {
    site = await owlSite(undefined, {...owlFiles, 'docs/lessons/night.md': page}, {night: facts});
    expect(JSON.stringify(site.transformed(page, {learning: facts}))).toContain('alpha');
    const about = {title: '', description: '', url: 'https://example.org/a', topics: [], keywords: [], mentions: []};
    const people = {authors: [{name: 'A', url: 'https://orcid.org/1'}], reviewers: [{name: 'B'}]};
    expect(
      lessonStructuredData(
        {...facts, ...people, version: '1.2', doi: '10.1234/owls'},
        {...about, requires: [], standards: [], resourceTypes: [], language: 'en', stage: 'alpha'},
      ),
    ).toMatchObject({
      identifier: 'https://doi.org/10.1234/owls',
      creativeWorkStatus: 'alpha',
      version: '1.2',
      author: [{'@type': 'Person', name: 'A', url: 'https://orcid.org/1'}],
      contributor: [{'@type': 'Person', name: 'B'}],
    });
  });

  it.each([
    ['a DOI with an address', {doi: 'https://doi.org/10.1234/owls'}, /doi.*write the DOI without an address/],
    ['a version that is a number', {version: 1.2}, /put the version in quotes/],
    ['a day that is none', {taught: '2026-11-31'}, /taught/],
    ['an author without a name', {authors: [{url: 'https://example.org'}]}, /name/],
    ['a stage that somebody wrote', {stage: 'stable'}, /unknown key "stage"/],
  ])('is not shown with %s, which stops the build', async (_name, more, message) => {
    site = await owlSite();
    expect(() => site?.transformed('Text.', {learning: {...facts, ...more}})).toThrow(message);
  });
});

describe('the end of a lesson', () => {
  /** Its text, as a page without steps that is `taught`. */
  const end = async (learning: Partial<LearningFacts>, options: object = {}, text = '## Count\n\nText.\n') => {
    site?.remove();
    const known = {...facts, ...learning};
    site = await owlSite(options, {...owlFiles, 'docs/lessons/night.md': text}, {night: known});
    const tree = site.transformed(text, {learning: known});
    const found: Nodes[] = [];
    forEachNode(tree, (node) => {
      if (node.data?.hProperties?.className?.includes('lesson-life')) {
        found.push(node);
      }
    });
    return found[0];
  };

  it('says its stage and why, and who wrote and reviewed which version', async () => {
    expect(toString(await end({}, {folder: 'docs/lessons'}))).toBe(
      'Alpha: its sections have no times, no class is known to have used it.',
    );
    const people = {authors: [{name: 'A'}, {name: 'B', url: 'https://example.org/b'}], reviewers: [{name: 'C'}]};
    expect(
      toString(
        await end(
          {version: '1.2', doi: '10.1234/owls', ...people, taught: '2026-11-23'},
          {folder: 'docs/lessons'},
          '## Count\n\n::minutes[5]\n',
        ),
      ),
    ).toBe(
      'Stable: its sections have times, it was taught on 2026-11-23. Version: 1.2. Written by A, B. Reviewed by C. doi:10.1234/owls.',
    );
    expect(await end({}, {folder: 'docs/other'})).toBeUndefined();
  });

  it('has a mail that carries page and version, if there is an address', async () => {
    const node = await end({version: '1.2'}, {folder: 'docs/lessons', reportAddress: 'owls@example.org'});
    const body = 'https://example.org/base/lessons/night\r\nVersion: 1.2, 2026-11-23\r\n\r\n';
    expect(JSON.stringify(node)).toContain(`"mailto:owls@example.org?subject=night&body=${encodeURIComponent(body)}"`);
  });
});
