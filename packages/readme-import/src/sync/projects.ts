import fs from 'node:fs';
import path from 'node:path';
import {describedState, type DescribedState} from '@training-catalog/catalog/facts';
import {frontMatterBlock, schemaDiagnostics} from '@training-catalog/content-model';
import {compareTexts} from '@training-catalog/utils';
import {ArgumentError} from '@training-catalog/utils/node';
import * as z from 'zod';

/** What the front matter of a project's main page says about its repository. */
export interface Project {
  /** Its folder. */
  name: string;
  /** URL of the repository that the pages describe; undefined if it is not public. */
  repository: string | undefined;
  license: string | undefined;
  describes: DescribedState;
}

const text = z.string().optional().catch(undefined);
const facts = z.looseObject({repository: text, license: text});
const statedFacts = z.looseObject({describes: describedState.optional()});

/**
 * Reads all projects.
 *
 * @param area folder of the projects
 * @throws {ArgumentError} if what a page describes is not of the schema, such as a commit of only digits without quotes: a
 * number in YAML.
 */
export function readProjects(siteDir: string, area: string): Project[] {
  const entries = fs.readdirSync(path.join(siteDir, area), {withFileTypes: true});
  const names = entries.filter((entry) => entry.isDirectory()).map(({name}) => name);
  return names.toSorted(compareTexts).map((name): Project => {
    for (const page of fs.readdirSync(path.join(siteDir, area, name)).filter((file) => /\.mdx?$/.test(file))) {
      const file = `${area}/${name}/${page}`;
      const block = frontMatterBlock(fs.readFileSync(path.join(siteDir, file), 'utf8'));
      const values = Object(block?.document.toJS() ?? {}) as Record<string, unknown>;
      if (values.project !== undefined) {
        const [fault] = schemaDiagnostics('front-matter-schema', file, statedFacts, values, () => 1);
        if (fault) {
          throw new ArgumentError(`${file}: ${fault.message}; "npm run check" names the line`);
        }
        const {describes = {}} = statedFacts.parse(values);
        const {repository, license} = facts.catch({repository: undefined, license: undefined}).parse(values.project);
        return {name, repository: describes.repository ?? repository, license, describes};
      }
    }
    return {name, repository: undefined, license: undefined, describes: {}};
  });
}
