import {parseOptions, webUrl} from '@training-catalog/content-model';
import * as z from 'zod';
import type {Severity} from './rule.js';
import type {Area, ElementAttributes, RuleSet} from './ruleSet.js';

/** File with the configuration, in the folder of the site. */
export const configFile = 'content-lint.config.ts';

/**
 * Endings of files that pages show or readers download: texts, data, images, documents, faces. A browser runs none of them
 * as a program of the site.
 */
const defaultFileTypes = [
  ...['md', 'mdx', 'txt', 'json', 'yml', 'yaml', 'csv', 'tsv', 'geojson', 'bib', 'py', 'ipynb', 'pdf', 'zip'],
  ...['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg', 'ico', 'woff2'],
];

/** Whether a value is a schema of any copy of Zod. */
const isSchema = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'safeParse' in value && typeof value.safeParse === 'function';

const names = z.array(z.string());

const schema = z.strictObject({
  areas: z
    .array(
      z.union([
        z.string(),
        z.strictObject({folder: z.string(), routeBasePath: z.string().optional(), generated: z.boolean().optional()}),
      ]),
    )
    .min(1)
    .default(['docs']),
  requiredKeys: names.default(['title']),
  components: z
    .record(
      z.string(),
      z.record(z.string(), z.custom<z.ZodType>(isSchema, 'it is no schema; write one of Zod, such as z.string()')),
    )
    .default({}),
  routes: names.default([]),
  fileTypes: z
    .array(z.string().regex(/^[a-z0-9]+$/, 'write the ending in lower case, without a dot, such as csv'))
    .default(defaultFileTypes),
  siteFiles: names.default([]),
  untrusted: z
    .boolean('it must be true or false; write false if only authors of the site write its pages')
    .default(true),
  imageOrigins: z
    .array(
      z.custom<string>(
        (value) =>
          typeof value === 'string' &&
          value.startsWith('https://') &&
          URL.canParse(value) &&
          new URL(value).origin === value,
        'write an origin, such as https://images.example.org, without a path or a slash at the end',
      ),
    )
    .default([]),
  ruleSets: z
    .array(z.custom<RuleSet>((value) => typeof value === 'object' && value !== null && 'rules' in value))
    .default([]),
  rules: z.record(z.string(), z.unknown()).default({}),
  guide: webUrl.optional(),
  checkCommand: z.string().min(1).default('npx content-lint'),
});

/** Configuration of a site; the README explains each option. */
export interface ContentLintConfig {
  /** Folders of pages, each with the route of its docs plugin if that is not its name. The subfolders of a generated one are not checked. */
  areas?: readonly (string | {folder: string; routeBasePath?: string; generated?: boolean})[];
  /** Keys of front matter that every page has. */
  requiredKeys?: readonly ('title' | 'description')[];
  /** Components that pages may use, with a schema of each attribute. */
  components?: Readonly<Record<string, ElementAttributes>>;
  /** Addresses of pages that plugins add, such as `/search`. */
  routes?: readonly string[];
  /** Endings, in lower case and without a dot, of files beside pages and in `static`; others could run in a browser. */
  fileTypes?: readonly string[];
  /** Files of the site itself that may have any name, by their paths, such as `static/.nojekyll`. */
  siteFiles?: readonly string[];
  /**
   * Whether people write pages whom the site does not trust with its readers. If not, pages are MDX, with imports and HTML, and
   * files beside them may be of any type: the rules about what could run code or load content of others do not exist.
   */
  untrusted?: boolean;
  /** Other hosts whose images pages may show, such as `https://images.example.org`; they learn who reads the pages. */
  imageOrigins?: readonly string[];
  /** The rule sets of packages. */
  ruleSets?: readonly RuleSet[];
  /** Severity by rule; without an entry, the rule has its own. */
  rules?: Readonly<Record<string, Severity | 'off'>>;
  /** URL of the folder in which each page explains the rules of one group. */
  guide?: string;
  /** What authors type to check the site without a build; a build that stops names it. */
  checkCommand?: string;
}

/** A configuration with its defaults. */
export interface LintConfig extends Required<Omit<ContentLintConfig, 'areas' | 'guide'>> {
  areas: readonly (Area & {generated: boolean})[];
  guide: string | undefined;
}

/**
 * Keys of front matter of several sets, as one shape of an object.
 *
 * @throws Error if two sets have the same key.
 */
export function joinFrontMatter(sets: readonly Pick<RuleSet, 'name' | 'frontMatter'>[]): z.ZodRawShape {
  const owners = new Map<string, string>();
  for (const {name, frontMatter = {}} of sets) {
    for (const key of Object.keys(frontMatter)) {
      const other = owners.get(key);
      if (other !== undefined) {
        throw new Error(
          `${configFile}: the rule sets "${other}" and "${name}" both have the key "${key}" of front matter; remove one of the sets, or rename the key in one`,
        );
      }
      owners.set(key, name);
    }
  }
  return Object.assign({}, ...sets.map(({frontMatter}) => frontMatter)) as z.ZodRawShape;
}

/**
 * Checks a configuration, and adds the defaults.
 *
 * @throws an error that names each wrong option, and what to write instead.
 */
export function readConfig(config: unknown): LintConfig {
  const {areas, ruleSets, ...rest} = parseOptions(`@training-catalog/content-lint (${configFile})`, schema, config);
  const seen = new Set<string>();
  for (const {name} of ruleSets) {
    if (seen.has(name)) {
      throw new Error(`${configFile}: the rule set "${name}" is listed twice; remove one`);
    }
    seen.add(name);
  }
  return {
    ...(rest as Omit<LintConfig, 'areas' | 'ruleSets'>),
    ruleSets,
    areas: areas.map((area) => {
      const {folder, routeBasePath = folder, generated = false} = typeof area === 'string' ? {folder: area} : area;
      const base = routeBasePath.replaceAll(/^\/|\/$/g, '');
      return {folder, route: base === '' ? '' : `/${base}`, generated};
    }),
  };
}
