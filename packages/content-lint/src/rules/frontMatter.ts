import {
  addressOf,
  type Fault,
  type Fix,
  type FrontMatter,
  frontMatterBlock,
  httpsUrl,
  type PageSource,
  schemaDiagnostics,
} from '@training-catalog/content-model';
import {didYouMean, isDay, nearest, onlyNear} from '@training-catalog/utils';
import {isScalar, type Scalar} from 'yaml';
import * as z from 'zod';
import {joinFrontMatter, type LintConfig} from '../config.js';
import {examplePageWith} from '../examplePage.js';
import {faultsOf} from '../faults.js';
import {error, hint, refused, type Rule, unparsed} from '../rule.js';
import type {Area, RuleSet} from '../ruleSet.js';
import {objectIn} from '../source.js';

const exampleFacts = ['title: Herons', 'description: How herons are counted.'];

const rules = {
  'front-matter-required': {
    ...refused,
    summary:
      'A page begins with front matter that gives at least its title and a description. They are the heading, the entry in the sidebar, and what search engines show.',
    wrong: {'docs/install.md': '## Install\n\nRun the installer.\n'},
    right: {
      'docs/install.md':
        '---\ntitle: Install the counter\ndescription: Install the bird counter on Linux or macOS.\n---\n\n## Install\n\nRun the installer.\n',
    },
  },
  'front-matter-syntax': {
    ...unparsed,
    summary:
      'Front matter is YAML between two lines of three hyphens. Quote text that contains a colon, and indent with spaces.',
    wrong: '---\ntitle: Birds: a survey\ndescription: How the birds were counted.\n---\n\nText.',
    right: "---\ntitle: 'Birds: a survey'\ndescription: How the birds were counted.\n---\n\nText.",
  },
  'front-matter-schema': {
    ...refused,
    summary:
      'Front matter has only known keys, with values of the right type. Without this rule, a misspelled key would have no effect, and nobody would notice.',
    wrong: '---\ntitle: Birds\nsummary: How the birds were counted.\n---\n\nText.',
    right: '---\ntitle: Birds\ndescription: How the birds were counted.\n---\n\nText.',
  },
  'front-matter-no-backslash': {
    ...refused,
    summary:
      'Front matter contains no backslash. Docusaurus copies front matter into a script, where a backslash is lost or is a syntax error. Write such a path in the text.',
    wrong: '---\ntitle: Images in C:\\data\ndescription: Where the images are.\n---\n\nText.',
    right: '---\ntitle: Where the images are\ndescription: Where the images are.\n---\n\nLook into `C:\\data`.',
  },
  'known-tag': {
    ...refused,
    fixable: true,
    summary:
      'A tag is one of those in the `tags.yml` of its area. If tags were free, a topic would soon have three spellings, and each would find only some of its pages.',
    wrong: '---\ntitle: Birds\ndescription: How the birds were counted.\ntags: [software]\n---\n\nText.',
    right: '---\ntitle: Birds\ndescription: How the birds were counted.\ntags: [Software]\n---\n\nText.',
  },
  'slug-in-area': {
    ...error,
    summary:
      'A `slug` does not begin with the name of the area, because the address of the area comes in front of it anyway: `/docs/count` would give `/docs/docs/count`.',
    wrong: {'docs/herons.md': examplePageWith([...exampleFacts, 'slug: /docs/count'], 'Text.')},
    right: {'docs/herons.md': examplePageWith([...exampleFacts, 'slug: /count'], 'Text.')},
  },
  'proposal-confirmed': {
    ...hint,
    summary:
      'Title and summary of an imported page are what a person wants readers to see. An import that could ask nobody took the first heading and the first sentence of a README, and lists under `proposed` what nobody has confirmed. Correct it, and remove the key.',
    wrong:
      '---\ntitle: The best bird counter of all\ndescription: The counter counts birds at feeders.\nimported: true\nproposed: [title]\n---\n\nText.',
    right: '---\ntitle: Bird Counter\ndescription: The counter counts birds at feeders.\nimported: true\n---\n\nText.',
  },
} satisfies Record<string, Rule>;

type Id = keyof typeof rules;

const text = z.string().trim().min(1);

const lastUpdate = z
  .strictObject({
    /** A date, such as 2025-07-31; checked below in the source text. */
    date: z.union([z.date(), text]).optional(),
    author: text.optional(),
  })
  .refine(({date, author}) => date !== undefined || author !== undefined, 'it is empty; write date: 2025-07-31');

/**
 * A part of an address between slashes. It begins with a letter or digit, so that it is never `..`, and has no sign with a
 * meaning in addresses, HTML, or file systems.
 */
const segment = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*`;

/** Keys of Docusaurus. */
const docusaurusKeys = {
  title: text.optional(),
  description: text.max(160, 'shorten it to 160 characters: search results cut off the rest').optional(),
  // A slash is reported by routes.ts.
  id: z
    .string()
    .regex(new RegExp(`^${segment}(?:/${segment})*$`, 'u'), 'write letters, digits, dots, hyphens, and underscores')
    .optional(),
  sidebar_label: text.optional(),
  sidebar_position: z.number().optional(),
  sidebar_class_name: z
    .string()
    .regex(/^[a-z][\w-]*(?: [a-z][\w-]*)*$/i, 'write names of classes, such as new')
    .optional(),
  displayed_sidebar: z
    .string()
    .regex(/^[a-z][\w-]*$/i, 'write the name of a sidebar')
    .optional(),
  tags: z.array(text).optional(),
  keywords: z.array(text).optional(),
  slug: z
    .string()
    .regex(
      new RegExp(`^/?(?:${segment}(?:/${segment})*/?)?$`, 'u'),
      'write words of letters, digits, dots, hyphens, and underscores between slashes, such as /birds/count',
    )
    .min(1)
    .optional(),
  image: addressOf(['site'], 'write the path of an image of the site, such as /img/camera.png').optional(),
  hide_title: z.boolean().optional(),
  hide_table_of_contents: z.boolean().optional(),
  custom_edit_url: httpsUrl.nullable().optional(),
  last_update: lastUpdate.optional(),
  /**
   * Marks a page that an import wrote and may replace. What only a person can add may be missing: that is a hint, and an
   * error once somebody completes the page and removes the mark.
   */
  imported: z.literal(true, {error: 'write true, or remove the key'}).optional(),
  /** What an import took from the beginning of a README, and nobody has confirmed yet. */
  proposed: z
    .array(z.enum(['title', 'summary']))
    .min(1)
    .optional(),
};

/**
 * Front matter of the pages of a site: keys of Docusaurus, and those of the rule sets. Unknown keys are errors, because most
 * are typos.
 *
 * @throws Error if two sets have the same key.
 */
export function frontMatterSchema({
  requiredKeys,
  ruleSets,
}: Pick<LintConfig, 'requiredKeys' | 'ruleSets'>): z.ZodObject {
  const shape = joinFrontMatter([{name: 'front-matter', frontMatter: docusaurusKeys}, ...ruleSets]);
  const required = requiredKeys.map((key) => [key, docusaurusKeys[key].unwrap()] as const);
  return z.strictObject({...shape, ...Object.fromEntries(required)});
}

/** Whether a text begins with a day that exists. A YAML parser would turn the 45th day of a month into a later one. */
const beginsWithDay = (text: string): boolean => isDay(text.replace(/(?<=^.{10})[T ]\d{2}:\d{2}.*$/, ''));

type Path = readonly (string | number)[];

/** Paths of all strings in front matter that contain a backslash, in keys or values. */
function pathsWithBackslash(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') {
    return value.includes('\\') ? [path] : [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((one, index) => pathsWithBackslash(one, [...path, index]));
  }
  return value === null || typeof value !== 'object'
    ? []
    : Object.entries(value).flatMap(([key, one]) => [
        ...(key.includes('\\') ? [[...path, key]] : []),
        ...pathsWithBackslash(one, [...path, key]),
      ]);
}

/**
 * Replaces a string in YAML.
 *
 * @param from offset of the YAML in the text
 */
function scalarFix({range}: Scalar, value: string, from: number): Fix | undefined {
  const text = /^[A-Za-z][\w -]*\w$/.test(value) ? value : JSON.stringify(value);
  return range ? {start: from + range[0], end: from + range[1], text} : undefined;
}

/**
 * Makes the function that checks the front matter of a page against the schema and the tags of its area.
 *
 * @returns a function of the page, its front matter, and the keys of the area's tags.yml, undefined if there is none
 */
export function frontMatterChecker(config: Pick<LintConfig, 'requiredKeys' | 'ruleSets'>) {
  const schema = frontMatterSchema(config);
  return (page: PageSource, frontMatter: FrontMatter, allowedTags: readonly string[] | undefined): Fault<Id>[] =>
    frontMatterFaults(page, frontMatter, {schema, requiredKeys: config.requiredKeys, allowedTags});
}

function frontMatterFaults(
  {file, text: page}: PageSource,
  frontMatter: FrontMatter,
  {
    schema,
    requiredKeys,
    allowedTags,
  }: {schema: z.ZodType; requiredKeys: readonly string[]; allowedTags: readonly string[] | undefined},
): Fault<Id>[] {
  const block = frontMatterBlock(page);
  if (!block && requiredKeys.length === 0) {
    return [];
  }
  if (!block) {
    const begin = ['---', ...requiredKeys.map((key) => `${key}: ...`), '---'].join(', ');
    const message = /^\s*\n---[ \t]*\r?\n/.test(page)
      ? 'the front matter must start on line 1; remove the blank lines above ---'
      : `the page has no front matter; begin it with the lines ${begin}`;
    return [{rule: 'front-matter-required', line: 1, message}];
  }
  const {lineOf, document} = block;
  return faultsOf((report) => {
    const bySchema = schemaDiagnostics('front-matter-schema', file, schema, frontMatter, lineOf);
    bySchema.forEach(({rule, line, message}) => report(rule, line, message));

    // Checks the source text, because in the parsed value an invalid date has already become a valid one.
    const datePath = ['last_update', 'date'];
    const date = document.getIn(datePath, true);
    const isReported = bySchema.some(({line}) => line === lineOf(datePath));
    if (isScalar(date) && !beginsWithDay(date.source ?? '') && !isReported) {
      const message = `"last_update.date": ${date.source} is not a valid date; write one such as 2025-07-31`;
      report('front-matter-schema', lineOf(datePath), message);
    }
    const tags: readonly unknown[] = Array.isArray(frontMatter.tags) && allowedTags ? frontMatter.tags : [];
    const [area = ''] = file.split('/');
    tags.forEach((tag, index) => {
      if (typeof tag !== 'string' || tag.trim() === '' || allowedTags === undefined || allowedTags.includes(tag)) {
        return;
      }
      const remedy =
        nearest(tag, allowedTags) === undefined
          ? `write one from ${area}/tags.yml: ${allowedTags.join(', ')}`
          : `${didYouMean(tag, allowedTags)}${area}/tags.yml lists all tags`;
      const meant = onlyNear(tag, allowedTags);
      const written = document.getIn(['tags', index], true);
      const fix =
        meant !== undefined && isScalar(written) ? scalarFix(written, meant, page.indexOf('\n') + 1) : undefined;
      report('known-tag', lineOf(['tags', index]), `unknown tag "${tag}"; ${remedy}`, fix);
    });
    // Docusaurus copies front matter into the page's script as single-quoted strings, in which it escapes no backslash: one
    // at the end, or before "u" or "x", is a syntax error, and any other is lost.
    for (const path of pathsWithBackslash(frontMatter)) {
      const message = `"${path.join('.')}" contains a backslash, which Docusaurus cannot keep in front matter; write it in the text of the page instead`;
      report('front-matter-no-backslash', lineOf(path), message);
    }
  });
}

/** What is wrong with a slug that begins with the address of its area, such as `/docs/count` in the area `/docs`. */
function slugProblem(slug: unknown, {route}: Area): string | undefined {
  const path = typeof slug === 'string' && route !== '' ? `/${slug.replace(/^\//, '')}` : '';
  if (path !== route && !path.startsWith(`${route}/`)) {
    return undefined;
  }
  const right = path.slice(route.length) || '/';
  return path === ''
    ? undefined
    : `"slug": the page would be at ${route}${path}, because the address of the area comes in front; write ${right}`;
}

const slugFaults = (page: string, {slug}: FrontMatter, area: Area): Fault<Id>[] => {
  const message = slugProblem(slug, area);
  return message === undefined
    ? []
    : [{rule: 'slug-in-area', line: frontMatterBlock(page)?.lineOf(['slug']) ?? 1, message}];
};

/** Hints at what an import proposes, until somebody removes its mark. */
function unconfirmed({text: page}: PageSource, {proposed}: FrontMatter): Fault<Id>[] {
  const block = frontMatterBlock(page);
  if (!block || !Array.isArray(proposed) || proposed.length === 0) {
    return [];
  }
  const message = `${proposed.join(' and ')} ${proposed.length > 1 ? 'are' : 'is'} what the import proposes from the beginning of the README; write here what readers should see, and remove "proposed:" (--title and --summary of the import do the same, and keep a heading of other words in the text)`;
  return [{rule: 'proposal-confirmed', line: block.lineOf(['proposed']), message}];
}

/** Front matter: that it can be parsed, its keys, and its tags. */
export function frontMatterRules(config: Pick<LintConfig, 'requiredKeys' | 'ruleSets'>): RuleSet<Id> {
  const check = frontMatterChecker(config);
  return {
    name: 'front-matter',
    rules,
    checkSite: ({areas, pages, readIfPresent}) =>
      areas.flatMap((area) => {
        const {folder} = area;
        const tags = readIfPresent(`${folder}/tags.yml`);
        const allowedTags = tags === undefined ? undefined : Object.keys(objectIn(tags));
        return pages.flatMap((page) =>
          page.frontMatter && page.file.startsWith(`${folder}/`)
            ? [
                ...check(page, page.frontMatter, allowedTags),
                ...slugFaults(page.text, page.frontMatter, area),
                ...unconfirmed(page, page.frontMatter),
              ].map((fault) => ({...fault, file: page.file}))
            : [],
        );
      }),
  };
}
