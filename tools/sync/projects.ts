import fs from 'node:fs';
import path from 'node:path';
import {frontMatterBlock} from '../../content-lint/model/frontMatterBlock';
import type {DescribedState} from '../../content-lint/model/schemas';

/** What the front matter of a project's pages says about its repository. */
export interface Project {
  /** Folder in docs/. */
  name: string;
  /** Address of the repository that the pages describe; undefined if it is not public. */
  repository?: string;
  license?: string;
  describes: DescribedState;
  /** Imported pages, each with the state that it was made from. */
  imported: readonly {file: string; describes: DescribedState}[];
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function frontMatterOf(file: string): Record<string, unknown> {
  const values: unknown = frontMatterBlock(fs.readFileSync(file, 'utf8'))?.document.toJS();
  return Object(values ?? {}) as Record<string, unknown>;
}

/** Reads all projects. `npm run check` reports errors in their front matter. */
export function readProjects(siteDir: string): Project[] {
  const docs = path.join(siteDir, 'docs');
  const folders = fs.readdirSync(docs, {withFileTypes: true}).filter((entry) => entry.isDirectory());
  return folders
    .map(({name}): Project => {
      const pages = fs
        .readdirSync(path.join(docs, name))
        .filter((file) => /\.mdx?$/.test(file))
        .map((file) => ({file: `docs/${name}/${file}`, values: frontMatterOf(path.join(docs, name, file))}));
      const main = pages.find(({values}) => values.project !== undefined)?.values ?? {};
      const facts = Object(main.project ?? {}) as Record<string, unknown>;
      const describes = Object(main.describes ?? {}) as DescribedState;
      const repository = describes.repository ?? textOf(facts.repository);
      const license = textOf(facts.license);
      return {
        name,
        ...(repository !== undefined && {repository}),
        ...(license !== undefined && {license}),
        describes,
        imported: pages
          .filter(({values}) => values.imported !== undefined)
          .map(({file, values}) => ({file, describes: Object(values.describes ?? {}) as DescribedState})),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
