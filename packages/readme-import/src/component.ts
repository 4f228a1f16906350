import fs from 'node:fs';
import path from 'node:path';
import YAML from 'yaml';
import * as z from 'zod';
import type {Note} from './report.js';
import type {Settings} from './settings.js';
import {licenseIn} from './license.js';
import {matchTag} from './split.js';

const text = z.string().trim().min(1);
const component = z.looseObject({
  name: text.optional(),
  status: text.optional(),
  description: text.optional(),
  componentVersion: z.coerce.string().optional(),
  licenseUrl: text.optional(),
  sourceCodeUrl: text.optional(),
});

/** Facts of a project from a component file; those that it does not state are missing. */
export interface ComponentFacts {
  area?: string;
  version?: string;
  status?: string;
  description?: string;
  /** Release that lists the component, `YYYY-MM`. */
  release?: string;
  license?: string;
  repository?: string;
}

/** The only URL in a field; undefined if there is none or several. */
function urlIn(field: string | undefined): string | undefined {
  const all = (field ?? '').split(/[\s,;]+/).filter((url) => url.startsWith('https://') && URL.canParse(url));
  return all.length === 1 ? all[0]?.replace(/\.git$/, '').replace(/\/$/, '') : undefined;
}

/** Reads the first component file in the folders. Faults of the file are noted and stop nothing. */
export function readComponent(
  folders: readonly string[],
  project: string,
  {component: format, areas, tagAliases}: Pick<Settings, 'component' | 'areas' | 'tagAliases'>,
  note: Note,
): ComponentFacts {
  const file = folders
    .flatMap((folder) => (format?.files ?? []).map((name) => path.join(folder, name)))
    .find((one) => fs.lstatSync(one, {throwIfNoEntry: false})?.isFile());
  if (file === undefined) {
    return {};
  }
  const name = path.basename(file);
  let data: unknown;
  try {
    data = YAML.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    note(`${name} is not valid YAML (${(error as Error).message.split('\n')[0] ?? ''}) and was not used`);
    return {};
  }
  const wrapped = (data as {components?: unknown} | null)?.components ?? data;
  const all = (Array.isArray(wrapped) ? wrapped : [wrapped]) as unknown[];
  const checked = all.map((one) => component.safeParse(one));
  checked.forEach((one) => {
    if (one.error) {
      note(
        `${name} does not fit the component schema (${z.prettifyError(one.error).replaceAll('\n', ' ')}) and was not used`,
      );
    }
  });
  const entries = checked.flatMap((one) => (one.data ? [one.data] : []));
  const entry = entries.find((one) => one.name?.toLowerCase() === project.toLowerCase()) ?? entries[0];
  if (!entry) {
    return {};
  }
  if (entries.length > 1) {
    note(`${name} describes ${entries.length} components; the facts of "${entry.name ?? 'the first'}" were taken`);
  }
  const wordIn = (field: string | undefined): string | undefined =>
    field === undefined
      ? undefined
      : z.coerce
          .string()
          .trim()
          .min(1)
          .safeParse(entry[field] ?? '').data;
  const named = wordIn(format?.area);
  const area = named === undefined ? undefined : matchTag(named, areas, tagAliases);
  if (named !== undefined && area === undefined) {
    note(`${name}: "${named}" is not an area of the catalog and was left out`);
  }
  const release = wordIn(format?.release) ?? '';
  const status = format?.statuses.find((one) => one === entry.status);
  if (entry.status !== undefined && status === undefined) {
    note(`${name}: the status "${entry.status}" is not one of the catalog and was left out`);
  }
  const license = entry.licenseUrl === undefined ? undefined : licenseIn(entry.licenseUrl);
  const repository = urlIn(entry.sourceCodeUrl);
  if (entry.sourceCodeUrl !== undefined && repository === undefined) {
    note(`${name}: the sourceCodeUrl "${entry.sourceCodeUrl}" is not an https URL and was left out`);
  }
  return {
    ...(area && {area}),
    ...(entry.componentVersion && {version: entry.componentVersion}),
    ...(status && {status}),
    ...(entry.description && {description: entry.description}),
    ...(/^\d{4}-\d\d$/.test(release) && {release}),
    ...(license && {license}),
    ...(repository && {repository}),
  };
}
