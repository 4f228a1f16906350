import fs from 'node:fs';
import path from 'node:path';
import YAML from 'yaml';
import * as z from 'zod';
import type {Note} from './report';
import {licenseIn} from './license';
import {matchTag} from './split';
import {maturities, researchAreas} from '../../vocabulary.config';

/** Files that describe a component for the component catalog, in the order of the search. */
export const componentFiles = [
  'component-info.yaml',
  'component-info.yml',
  'ci-component.yaml',
  'ci-component.yml',
  'component.yaml',
];

const maturityNames = Object.keys(maturities) as (keyof typeof maturities)[];

const text = z.string().trim().min(1);
const component = z.looseObject({
  name: text.optional(),
  primaryThrust: text.optional(),
  status: z.enum(maturityNames).optional(),
  description: text.optional(),
  componentVersion: z.coerce.string().optional(),
  targetIcicleRelease: z.coerce.string().optional(),
  licenseUrl: text.optional(),
  sourceCodeUrl: text.optional(),
});

/** Facts of a project from a component file; those that it does not state are missing. */
export interface ComponentFacts {
  area?: (typeof researchAreas)[number];
  version?: string;
  status?: keyof typeof maturities;
  description?: string;
  /** Release of the institute, `YYYY-MM`. */
  release?: string;
  license?: string;
  repository?: string;
}

/** The only URL in a field; undefined if there is none or several. */
function urlIn(field: string | undefined): string | undefined {
  const all = (field ?? '').split(/[\s,;]+/).filter((url) => url.startsWith('https://') && URL.canParse(url));
  return all.length === 1 ? all[0]?.replace(/\.git$/, '').replace(/\/$/, '') : undefined;
}

/** Area of the catalog for a thrust such as `core/VA`. */
export const areaOf = (thrust: string): (typeof researchAreas)[number] | undefined =>
  matchTag(thrust, researchAreas) as (typeof researchAreas)[number] | undefined;

/** Reads the first component file in the folders. Faults of the file are noted and stop nothing. */
export function readComponent(folders: readonly string[], project: string, note: Note): ComponentFacts {
  const file = folders
    .flatMap((folder) => componentFiles.map((name) => path.join(folder, name)))
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
  const area = entry.primaryThrust === undefined ? undefined : areaOf(entry.primaryThrust);
  if (entry.primaryThrust !== undefined && area === undefined) {
    note(`${name}: the thrust "${entry.primaryThrust}" is not an area of the catalog and was left out`);
  }
  const license = entry.licenseUrl === undefined ? undefined : licenseIn(entry.licenseUrl);
  const repository = urlIn(entry.sourceCodeUrl);
  if (entry.sourceCodeUrl !== undefined && repository === undefined) {
    note(`${name}: the sourceCodeUrl "${entry.sourceCodeUrl}" is not an https URL and was left out`);
  }
  return {
    ...(area && {area}),
    ...(entry.componentVersion && {version: entry.componentVersion}),
    ...(entry.status && {status: entry.status}),
    ...(entry.description && {description: entry.description}),
    ...(/^\d{4}-\d\d$/.test(entry.targetIcicleRelease ?? '') && {release: entry.targetIcicleRelease}),
    ...(license && {license}),
    ...(repository && {repository}),
  };
}
