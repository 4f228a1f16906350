import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {frontMatterBlock, schemaDiagnostics} from '@training-catalog/content-model';
import {describedState, type DescribedState} from '@training-catalog/catalog/facts';
import {projectsArea} from '../../shared/areas';

/** Front matter that a page cannot be compared by; the message is complete, with the file. */
export class FrontMatterError extends Error {}

/** What the front matter of a project's pages says about its repository. */
export interface Project {
  /** Folder in docs/. */
  name: string;
  /** URL of the repository that the pages describe; undefined if it is not public. */
  repository?: string;
  license?: string;
  describes: DescribedState;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function frontMatterOf(file: string): Record<string, unknown> {
  const values: unknown = frontMatterBlock(fs.readFileSync(file, 'utf8'))?.document.toJS();
  return Object(values ?? {}) as Record<string, unknown>;
}

/** The part of a page's front matter that is compared. */
const statedFacts = z.looseObject({describes: describedState.optional()});

/**
 * The state of a repository that a page describes; empty if it names none.
 *
 * @throws {FrontMatterError} if it is not of the schema, such as a commit of only digits without quotes: a number in YAML.
 */
function stateOf(file: string, values: Record<string, unknown>): DescribedState {
  const [fault] = schemaDiagnostics('front-matter-schema', file, statedFacts, values, () => 1);
  if (fault) {
    throw new FrontMatterError(`${file}: ${fault.message}; "npm run check" names the line`);
  }
  return statedFacts.parse(values).describes ?? {};
}

/**
 * Reads all projects.
 *
 * @throws {FrontMatterError} if what a page describes is not of the schema. `npm run check` reports other errors.
 */
export function readProjects(siteDir: string): Project[] {
  const docs = path.join(siteDir, projectsArea);
  const folders = fs.readdirSync(docs, {withFileTypes: true}).filter((entry) => entry.isDirectory());
  return folders
    .map(({name}): Project => {
      const pages = fs
        .readdirSync(path.join(docs, name))
        .filter((file) => /\.mdx?$/.test(file))
        .map((file) => ({file: `${projectsArea}/${name}/${file}`, values: frontMatterOf(path.join(docs, name, file))}));
      const main = pages.find(({values}) => values.project !== undefined);
      const facts = Object(main?.values.project ?? {}) as Record<string, unknown>;
      const describes = main ? stateOf(main.file, main.values) : {};
      const repository = describes.repository ?? textOf(facts.repository);
      const license = textOf(facts.license);
      return {
        name,
        ...(repository !== undefined && {repository}),
        ...(license !== undefined && {license}),
        describes,
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
