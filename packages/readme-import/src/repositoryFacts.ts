import fs from 'node:fs';
import path from 'node:path';
import {parse as parseToml} from 'smol-toml';
import YAML from 'yaml';
import * as z from 'zod';
import {licenseOfField, licenseOfTitle} from './license.js';
import type {Note} from './report.js';
import {pageOfRemote} from './source.js';

const text = z.string().trim().min(1);

/** The publication or software to cite for a project. */
const citation = z.object({
  type: z.enum(['inproceedings', 'article', 'misc', 'software']),
  authors: z.array(text).min(1),
  title: text,
  venue: text.optional(),
  year: z.number().int().optional(),
  doi: text.optional(),
  url: text.optional(),
});

/** What to cite for a project, in the form of the front matter. */
export type Citation = z.infer<typeof citation>;

/** Facts from files next to a README, each with the name of its file. */
export interface RepositoryFacts {
  license?: {value: string; file: string};
  version?: {value: string; file: string};
  description?: {value: string; file: string};
  /** URL of the repository's page. */
  repository?: {value: string; file: string};
  cite?: {value: Citation; file: string};
}

/** Largest size of such a file, in bytes. */
const fileLimit = 1_000_000;

const word = z.coerce.string().trim().min(1).optional().catch(undefined);
const record = z.record(z.string(), z.unknown()).catch({});
const list = z.array(z.unknown()).catch([]);

const person = z
  .looseObject({
    name: word,
    'given-names': word,
    'family-names': word,
  })
  .catch({});

/** A name as people write it: "Lee, Ann" becomes "Ann Lee". */
function nameOf(value: unknown): string | undefined {
  if (typeof value === 'string') {
    return /^[^,]+, [^,]+$/.test(value) ? value.split(', ').reverse().join(' ') : value.trim() || undefined;
  }
  const {name, ...parts} = person.parse(value);
  const given = parts['given-names'];
  const family = parts['family-names'];
  const full = [given, family].filter(Boolean).join(' ');
  return full === '' ? (name === undefined ? undefined : nameOf(name)) : full;
}

const names = (value: unknown): string[] =>
  list.parse(value).flatMap((one) => {
    const name = nameOf(one);
    return name === undefined ? [] : [name];
  });

const doiIn = (value: unknown): string | undefined =>
  /\b10\.\d{4,9}\/[^\s"'<>]+/.exec(typeof value === 'string' ? value : '')?.[0].replace(/(?<![.,;)])[.,;)]+$/, '');

const https = (value: unknown): string | undefined =>
  typeof value === 'string' && /^https:\/\/\S+$/.test(value) && URL.canParse(value) ? value : undefined;

const yearIn = (value: unknown): number | undefined => {
  const year = /\b(?:19|20)\d\d\b/.exec(word.parse(value) ?? '')?.[0];
  return year === undefined ? undefined : Number(year);
};

/** Facts from one file, unchecked. */
interface Said {
  license?: string | undefined;
  version?: string | undefined;
  description?: string | undefined;
  repository?: string | undefined;
  cite?: Record<string, unknown> | undefined;
}

/** Page of a repository, from what package files write: a URL, also one for git, or `github:owner/name`. */
function repositoryIn(value: unknown): string | undefined {
  const [written] = typeof value === 'string' ? [value] : [record.parse(value).url];
  const text = typeof written === 'string' ? written.trim().replace(/^git\+|#[^#]*$/g, '') : '';
  const short = /^(?:(github|gitlab|bitbucket):)?([\w.-]+\/[\w.-]+)$/.exec(text);
  const hosts: Record<string, string> = {gitlab: 'gitlab.com', bitbucket: 'bitbucket.org'};
  const page = short
    ? `https://${hosts[short[1] ?? ''] ?? 'github.com'}/${short[2] ?? ''}`
    : pageOfRemote(text.replace(/^git:\/\//, 'https://'));
  // A repository is two levels below a host that everybody reaches.
  return page !== undefined && /^https:\/\/(?:[\w-]+\.)+[a-z]{2,}\/[\w.-]+\/[\w./-]+$/i.test(page) ? page : undefined;
}

/** Kinds of works in citation files, with the catalog's names for them. */
const works = new Map([
  ['article', 'article'],
  ['conference-paper', 'inproceedings'],
  ['proceedings', 'inproceedings'],
  ['software', 'software'],
  ['software-code', 'software'],
]);

function ofCitation(text: string): Said {
  const data = record.parse(YAML.parse(text));
  const preferred = data['preferred-citation'] === undefined ? undefined : record.parse(data['preferred-citation']);
  const work = preferred ?? data;
  const found = list.parse(work.identifiers).map((one) => record.parse(one));
  const conference = record.parse(work.conference);
  const licenses = Array.isArray(data.license) ? data.license : [data.license];
  return {
    license: word.parse(licenses[0]),
    version: word.parse(data.version),
    repository: repositoryIn(data['repository-code']),
    cite: {
      type: works.get(word.parse(work.type) ?? 'software') ?? 'misc',
      authors: names(work.authors),
      title: word.parse(work.title),
      venue: word.parse(work.journal) ?? word.parse(conference.name) ?? word.parse(work['collection-title']),
      year: yearIn(work.year) ?? yearIn(work['date-released']) ?? yearIn(work['date-published']),
      doi: doiIn(work.doi) ?? doiIn(found.find(({type}) => type === 'doi')?.value),
      url: https(work.url) ?? https(work['repository-code']),
    },
  };
}

function ofNodePackage(text: string): Said {
  const data = record.parse(JSON.parse(text));
  const license = typeof data.license === 'object' ? record.parse(data.license).type : data.license;
  return {
    license: word.parse(license),
    version: word.parse(data.version),
    description: word.parse(data.description),
    repository: repositoryIn(data.repository),
  };
}

function ofPythonPackage(text: string): Said {
  const data = record.parse(parseToml(text));
  const poetry = record.parse(record.parse(data.tool).poetry);
  const project = {...poetry, ...record.parse(data.project)};
  const license = typeof project.license === 'object' ? record.parse(project.license).text : project.license;
  const urls = Object.entries(record.parse(record.parse(data.project).urls));
  // The specification of these labels: in lower case, without spaces and punctuation.
  const labels = ['source', 'repository', 'sourcecode', 'github'];
  const [, source] = urls.find(([label]) => labels.includes(label.toLowerCase().replaceAll(/[^a-z]/g, ''))) ?? [];
  const classifier = list.parse(project.classifiers).find((one) => String(one).startsWith('License ::'));
  return {
    license: word.parse(license) ?? word.parse(classifier),
    version: word.parse(project.version),
    description: word.parse(project.description),
    repository: repositoryIn(poetry.repository ?? source),
  };
}

/** Facts of a Rust package. Those that a workspace shares are `{workspace = true}` in the package. */
function ofRustPackage(text: string): Said {
  const data = record.parse(parseToml(text));
  const own = record.parse(data.package);
  const shared = record.parse(record.parse(data.workspace).package);
  const fact = (key: string): string | undefined => {
    const value = typeof own[key] === 'string' ? own[key] : shared[key];
    return typeof value === 'string' ? word.parse(value) : undefined;
  };
  return {
    license: fact('license'),
    version: fact('version'),
    description: fact('description'),
    repository: repositoryIn(fact('repository')),
  };
}

/** Files that describe a component, the most reliable first. */
const readers: readonly (readonly [string, (text: string) => Said])[] = [
  ['CITATION.cff', ofCitation],
  ['pyproject.toml', ofPythonPackage],
  ['package.json', ofNodePackage],
  ['Cargo.toml', ofRustPackage],
];

const licenseFile =
  /^(?:un)?licen[sc]e(?:[-._](?:md|txt|rst|(?:mit|apache|bsd|[al]?gpl|mpl|cc)[\w.-]*))?$|^copying(?:\.(?:md|txt|lesser))?$/i;

/** Whether a file of this name can contain facts about the component. */
export const isFactFile = (name: string): boolean => licenseFile.test(name) || readers.some(([file]) => file === name);

function readText(file: string): string | undefined {
  const status = fs.lstatSync(file, {throwIfNoEntry: false});
  return status?.isFile() && status.size <= fileLimit ? fs.readFileSync(file, 'utf8') : undefined;
}

/** Whether a version is a placeholder that a tool replaces. */
const isPlaceholder = (version: string): boolean => /^v?0\.0\.0\b/.test(version) || !/\d/.test(version);

/**
 * Reads license, version, one-line description, and citation from the files of the folders. For each fact, the first
 * folder that has it wins. Files that cannot be read, and licenses that disagree, are noted and stop nothing.
 *
 * @param folders full paths, the closest to the README first
 */
export function readRepositoryFacts(folders: readonly string[], note: Note): RepositoryFacts {
  const facts: RepositoryFacts = {};
  const licenses: {value: string; file: string}[] = [];
  const unread: string[] = [];
  const places = [...new Set(folders)];
  for (const folder of places) {
    const names = fs.readdirSync(folder).filter((one) => licenseFile.test(one));
    // The GNU Lesser GPL is distributed with the GPL, which it extends.
    const lesser = names.find((name) => /\.lesser$/i.test(name));
    const texts = (lesser === undefined ? names : [lesser]).flatMap((file) => {
      const text = readText(path.join(folder, file));
      return text === undefined ? [] : [{file, text}];
    });
    for (const {file, text} of texts) {
      const value = licenseOfTitle(text);
      if (value === undefined) {
        unread.push(file);
      } else {
        licenses.push({value, file});
      }
    }
    if (texts.length > 0) {
      break;
    }
  }
  for (const [file, read] of readers) {
    const text = places.map((folder) => readText(path.join(folder, file))).find((one) => one !== undefined);
    if (text === undefined) {
      continue;
    }
    let said: Said;
    try {
      said = read(text);
    } catch (error) {
      note(`${file} cannot be read (${(error as Error).message.split('\n')[0] ?? ''}) and was not used`);
      continue;
    }
    const license = said.license === undefined ? undefined : licenseOfField(said.license);
    if (license !== undefined) {
      licenses.push({value: license, file});
    }
    if (said.version !== undefined && !isPlaceholder(said.version)) {
      facts.version ??= {value: said.version.replace(/^v(?=\d)/, ''), file};
    }
    if (said.description !== undefined && said.description.length >= 20) {
      facts.description ??= {value: said.description, file};
    }
    if (said.repository !== undefined) {
      facts.repository ??= {value: said.repository, file};
    }
    const given = Object.entries(said.cite ?? {}).filter(([, value]) => value !== undefined);
    const cite = said.cite && citation.safeParse(Object.fromEntries(given));
    if (cite?.data) {
      facts.cite ??= {value: cite.data, file};
    } else if (cite) {
      note(`${file} has no complete citation (title and authors) and was not used for one`);
    }
  }
  // Packages of R name the license in DESCRIPTION, and only its year and holder in LICENSE.
  if (licenses.length === 0) {
    unread.forEach((file) =>
      note(
        'the title of the license file names no license; write the SPDX identifier into "license:" of the front matter',
        file,
      ),
    );
  }
  // A component under several licenses has a file for each; only an expression says how they are combined.
  const covers = (one: string, other: string): boolean =>
    familiesIn(other).every((family) => familiesIn(one).includes(family));
  const license = licenses.find(({value}) => licenses.every((one) => covers(value, one.value))) ?? licenses[0];
  const other = licenses.find(({value}) => !covers(license?.value ?? '', value));
  if (license && other) {
    note(
      `${license.file} says ${license.value} and ${other.file} says ${other.value}; "license:" was set to the first, correct what is wrong`,
    );
  }
  // The text of a GNU license does not say whether later versions are allowed; the other files do.
  const exact = licenses.find(
    ({value}) => licenseFamily(value) === licenseFamily(license?.value ?? '') && value.endsWith('-or-later'),
  );
  return {...facts, ...(license && {license: exact ?? license})};
}

/** The licenses in an SPDX expression, without the suffixes about later versions. */
const familiesIn = (expression: string): string[] =>
  expression
    .replaceAll(/[()]/g, '')
    .split(/(?<!\s)\s+(?:AND|OR|WITH)\s+/)
    .map(licenseFamily);

/** A license without the suffix about later versions. */
export const licenseFamily = (license: string): string => license.replace(/-(?:only|or-later)$/, '').replace(/\+$/, '');
