import path from 'node:path';
import {parseYaml, readYamlFile, schemaDiagnostics} from '@training-catalog/content-model';
import * as z from 'zod';
import {examplePageWith} from '../examplePage.js';
import {missingTagsFile} from '../tagNames.js';
import {error, refused, type Rule} from '../rule.js';
import type {LintSite, RuleSet, SharedRule, SiteFault} from '../ruleSet.js';

const page = examplePageWith(['title: Count', 'description: How birds are counted.'], 'Text.');

const category = '{"label": "Counts", "link": {"type": "generated-index", "description": "How birds are counted."}}\n';

const rules = {
  'category-file-required': {
    ...error,
    summary:
      'A folder with pages has a `_category_.json`, which gives its name in the sidebar and the description of its overview.',
    wrong: {'docs/Counts/herons.md': page},
    right: {'docs/Counts/herons.md': page, 'docs/Counts/_category_.json': category},
  },
  'category-file-schema': {
    ...error,
    summary:
      'A `_category_.json` has a label, and a link that generates the overview with a description. Search engines show the description.',
    wrong: {'docs/Counts/herons.md': page, 'docs/Counts/_category_.json': '{"label": "Counts"}\n'},
    right: {'docs/Counts/herons.md': page, 'docs/Counts/_category_.json': category},
  },
  'tags-file-required': {
    ...refused,
    summary: 'An area whose pages have tags has a `tags.yml`, which lists the tags that its pages may have.',
    noExample: 'a file that is missing is no text',
  },
  'tags-file-schema': {
    ...refused,
    summary:
      'An entry of `tags.yml` has only a label, a permalink that begins with a slash, and a description. The permalink is the address of the tag’s page, so no two tags share one.',
    wrong: {'docs/tags.yml': 'Software:\n  permalink: software\n'},
    right: {'docs/tags.yml': 'Software:\n  permalink: /software\n'},
  },
} satisfies Record<string, Rule>;

type Id = keyof typeof rules;

const categoryFile = z.strictObject({
  label: z.string().trim().min(1),
  position: z.number().optional(),
  link: z.strictObject({
    type: z.literal('generated-index'),
    title: z.string().optional(),
    description: z.string().trim().min(1),
    keywords: z.array(z.string()).optional(),
  }),
});

function checkCategories({files, pages, areas, read}: LintSite): SiteFault<Id | SharedRule>[] {
  const present = new Set(files.map(({file}) => file));
  const folders = new Set(pages.map(({file}) => path.posix.dirname(file)));
  areas.forEach(({folder}) => folders.delete(folder));
  return [...folders].flatMap((folder): SiteFault<Id | SharedRule>[] => {
    const file = `${folder}/_category_.json`;
    if (!present.has(file)) {
      const example = `{"label": "${path.posix.basename(folder)}", "link": {"type": "generated-index", "description": "..."}}`;
      const message = `the file is missing; create it with ${example}`;
      return [{rule: 'category-file-required', file, line: 1, message}];
    }
    const text = read(file);
    try {
      return schemaDiagnostics('category-file-schema', file, categoryFile, JSON.parse(text), parseYaml(text).lineOf);
    } catch (problem) {
      const at = Number(/position (\d+)/.exec((problem as Error).message)?.[1] ?? text.length);
      const line = text.slice(0, at).trimEnd().split('\n').length;
      const message = 'invalid JSON; check for a missing or extra comma, quotation mark, or brace';
      return [{rule: 'json-syntax', file, line, message}];
    }
  });
}

const text = z.string().trim().min(1);

const tagsFile = z.record(
  z.string(),
  z
    .strictObject({
      label: text.optional(),
      permalink: text
        .regex(/^\/[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u, 'write a slash and a word, such as /software')
        .optional(),
      description: text.optional(),
    })
    .nullable(),
);

/** Validates each tags.yml, and checks for tags with the same route. */
function checkTags({pages, areas, readIfPresent}: LintSite): SiteFault<Id | SharedRule>[] {
  return areas.flatMap(({folder}): SiteFault<Id | SharedRule>[] => {
    const file = `${folder}/tags.yml`;
    const source = readIfPresent(file);
    if (source === undefined) {
      const isTagged = pages.some((page) => page.file.startsWith(`${folder}/`) && page.frontMatter?.tags !== undefined);
      return isTagged ? [{rule: 'tags-file-required', file, line: 1, message: missingTagsFile}] : [];
    }
    const remedy = 'write each tag like the others';
    const {
      value: tags = {},
      diagnostics,
      lineOf,
    } = readYamlFile('tags-file-schema', file, source, tagsFile, {}, remedy);
    const seen = new Map<string, string>();
    const duplicates = Object.entries(tags).flatMap(([name, tag]): SiteFault<Id | SharedRule>[] => {
      const permalink = tag?.permalink;
      const other = permalink === undefined ? undefined : seen.get(permalink);
      if (permalink !== undefined) {
        seen.set(permalink, name);
      }
      const message = `duplicate permalink ${permalink}, already used by the tag "${other}"; write another`;
      const line = lineOf([name, 'permalink']);
      return other === undefined ? [] : [{rule: 'tags-file-schema', file, line, message}];
    });
    return [...diagnostics, ...duplicates];
  });
}

/** Files beside the pages: categories and tags. */
export const siteFileRules: RuleSet<Id> = {
  name: 'site-files',
  rules,
  checkSite: (site) => [...checkCategories(site), ...checkTags(site)],
};
