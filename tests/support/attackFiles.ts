import fs from 'node:fs';
import path from 'node:path';
import YAML from 'yaml';
import {attackSiteFiles, passingTexts} from './attackSite';
import {attackSpecification} from './attackSpecification';
import type {Edits} from './miniSite';

/** Folders of the second site. */
const folders = {lessons: 'courses', resources: 'library', events: 'meetings', area: 'Rivers'};

const inYaml = {lineWidth: 0, aliasDuplicateObjects: false, defaultStringType: 'QUOTE_DOUBLE'} as const;

/** Lists that the site has as well. */
function withOwnEntries(siteDir: string, file: string, text: string): string {
  const own = path.join(siteDir, file);
  const entries = fs.existsSync(own) ? (YAML.parse(fs.readFileSync(own, 'utf8')) as object) : {};
  return YAML.stringify({...entries, ...(YAML.parse(text) as object)}, inYaml);
}

/**
 * The texts of `attackTexts` in all places where the content check lets them, and in a specification; beside each page one of
 * the same shape with harmless words.
 *
 * @param siteDir site that the files are for, whose lists stay
 */
export function attackFiles(siteDir: string): Edits {
  const files = attackSiteFiles({folders, passing: passingTexts(4), placesOnPage: 10});
  const sets = JSON.parse(fs.readFileSync(path.join(siteDir, 'openapi/sets.json'), 'utf8')) as object[];
  const set = (id: string): object => ({id, file: `${id}.yaml`, folder: id, console: true});
  return {
    ...files,
    'docs/tags.yml': withOwnEntries(siteDir, 'docs/tags.yml', files['docs/tags.yml'] ?? '{}'),
    'redirects.yml': YAML.stringify(
      {...(YAML.parse(files['redirects.yml'] ?? '{}') as object), 'docs/old name': 'docs/intro'},
      inYaml,
    ),
    'openapi/attacks.yaml': YAML.stringify(attackSpecification({share: 4}), inYaml),
    'openapi/harmless.yaml': YAML.stringify(attackSpecification({share: 4, isHarmless: true}), inYaml),
    'openapi/sets.json': JSON.stringify([...sets, set('attacks'), set('harmless')]),
  };
}
