/** Files beside the pages where a contributor can put words: lists in YAML, settings in JSON, data, and names of files. */
import YAML from 'yaml';

/** An entry of a list, or a file, with a text at one place. */
export interface ListWay {
  kind: 'tags' | 'glossary' | 'YAML lists' | 'catalog data' | 'names of files' | 'files';
  name: string;
  /** The file that it is in. */
  file: string;
  /** What the text adds to the file: an entry of a list, or a key of an object. */
  entry: (text: string, number: number) => unknown;
  /** A text that is right there, if not any word is. */
  usual?: string | undefined;
}

const page = (text: string): string => `---\ntitle: Page\ndescription: A page.\n---\n\n${text}\n`;

const list = (
  kind: ListWay['kind'],
  file: string,
  usual: (number: number) => Record<string, unknown>,
  places: readonly string[],
): ListWay[] =>
  places.map((key) => ({
    kind,
    name: `${file.split('/').at(-1)}, ${key}`,
    file,
    entry: (text, number) => ({...usual(number), [key]: text}),
    usual: {see: '/docs/intro', url: 'https://example.org/', probe: 'https://example.org/', page: '/docs/intro'}[key],
  }));

export const listWays = (folders: {lessons: string; resources: string}): readonly ListWay[] => [
  ...list(
    'glossary',
    `${folders.lessons}/glossary.yml`,
    (number) => ({term: `Term ${number}`, definition: 'A word.'}),
    ['term', 'definition', 'see'],
  ),
  ...list(
    'YAML lists',
    `${folders.lessons}/learning-paths.yml`,
    (number) => ({
      title: `Path ${number}`,
      audience: 'All',
      outcome: 'a table',
      steps: [
        {page: 'docs/intro', why: 'Read.'},
        {page: 'docs/intro', why: 'Write.'},
      ],
    }),
    ['title', 'audience', 'outcome'],
  ),
  ...['page', 'why'].map((key): ListWay => ({
    kind: 'YAML lists',
    name: `learning-paths.yml, steps, ${key}`,
    file: `${folders.lessons}/learning-paths.yml`,
    entry: (text, number) => ({
      title: `Path of ${key} ${number}`,
      audience: 'All',
      outcome: 'a table',
      steps: [
        {page: 'docs/intro', why: 'Read.', [key]: text},
        {page: 'docs/intro', why: 'Write.'},
      ],
    }),
    usual: 'docs/intro',
  })),
  ...list(
    'YAML lists',
    `${folders.lessons}/standards.yml`,
    (number) => ({set: `Set ${number}`, name: 'Standards', url: 'https://example.org/', codes: {A: 'read'}}),
    ['set', 'name', 'url', 'note'],
  ),
  {
    kind: 'YAML lists',
    name: 'standards.yml, a code',
    file: `${folders.lessons}/standards.yml`,
    entry: (text, number) => ({
      set: `Codes ${number}`,
      name: 'Standards',
      url: 'https://example.org/',
      codes: Object.fromEntries([[text, 'read']]),
    }),
  },
  {
    kind: 'YAML lists',
    name: 'standards.yml, what a code asks',
    file: `${folders.lessons}/standards.yml`,
    entry: (text, number) => ({
      set: `Asked ${number}`,
      name: 'Standards',
      url: 'https://example.org/',
      codes: {A: text},
    }),
  },
  ...list(
    'YAML lists',
    `${folders.resources}/services.yml`,
    (number) => ({
      name: `Service ${number}`,
      url: `https://service-${number}.example.org/`,
      what: 'Counts.',
      operator: 'Nobody',
      page: '/docs/intro',
      instead: 'Nothing.',
    }),
    ['name', 'url', 'probe', 'what', 'operator', 'page', 'instead'],
  ),
  ...(['label', 'permalink', 'description'] as const).map((key): ListWay => ({
    kind: 'tags',
    name: `tags.yml, ${key}`,
    file: 'docs/tags.yml',
    entry: (text, number) => ({
      [`tag ${key} ${number}`]: {
        permalink: `/${key}-${number}`,
        description: 'Text.',
        [key]: key === 'permalink' ? `/${text.replaceAll(' ', '')}` : text,
      },
    }),
  })),
  {
    kind: 'tags',
    name: 'tags.yml, the name of a tag',
    file: 'docs/tags.yml',
    entry: (text, number) => Object.fromEntries([[text, {label: `Name ${number}`, permalink: `/name-${number}`}]]),
  },
  {
    kind: 'YAML lists',
    name: 'redirects.yml, from',
    file: 'redirects.yml',
    entry: (text) => ({[`docs/${text}`]: 'docs/intro'}),
  },
  {
    kind: 'YAML lists',
    name: 'redirects.yml, to',
    file: 'redirects.yml',
    entry: (text, number) => ({[`docs/old-${number}`]: text}),
    usual: 'docs/intro',
  },
  {
    kind: 'catalog data',
    name: 'services.json, an address',
    file: `${folders.resources}/services.json`,
    entry: (text) => ({[text]: {checked: '2026-11-23', answered: '2026-11-16'}}),
    usual: 'https://example.org/',
  },
];

/** A file with entries, in its format. */
export function listFile(file: string, entries: readonly unknown[]): string {
  const isObject = /(?:tags\.yml|redirects\.yml|\.json)$/.test(file);
  const value = isObject ? (Object.assign({}, ...entries) as object) : entries;
  return file.endsWith('.json')
    ? JSON.stringify(value)
    : YAML.stringify(value, {lineWidth: 0, aliasDuplicateObjects: false});
}

/** Files whose settings or names hold a text. */
export const fileWays: readonly {
  kind: ListWay['kind'];
  name: string;
  files: (text: string, mark: string) => Record<string, string>;
}[] = [
  ...['label', 'description', 'title'].map((key) => ({
    kind: 'catalog data' as const,
    name: `_category_.json, ${key}`,
    files: (text: string, mark: string) => ({
      [`docs/${mark}/index.md`]: page('Text.'),
      [`docs/${mark}/_category_.json`]: JSON.stringify({
        label: key === 'label' ? text : 'Folder',
        link: {type: 'generated-index', description: 'Text.', ...(key === 'label' ? {} : {[key]: text})},
      }),
    }),
  })),
  {
    kind: 'names of files',
    name: 'a page',
    files: (text) => ({[`docs/names/${text.replaceAll('/', '')}.md`]: page('Text.')}),
  },
  {
    kind: 'names of files',
    name: 'a folder',
    files: (text) => {
      const folder = `docs/folders/${text.replaceAll('/', '')}`;
      return {
        [`${folder}/index.md`]: page('Text.'),
        [`${folder}/_category_.json`]: '{"label": "Text", "link": {"type": "generated-index", "description": "Text."}}',
      };
    },
  },
  {
    kind: 'names of files',
    name: 'an image',
    files: (text, mark) => ({
      [`docs/${mark}.md`]: page(`![Text](<./${encodeURIComponent(text.replaceAll('/', ''))}.svg>)`),
      [`docs/${text.replaceAll('/', '')}.svg`]:
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4"/></svg>',
    }),
  },
  {
    kind: 'names of files',
    name: 'a static image',
    files: (text, mark) => ({
      [`docs/${mark}.md`]: page(`![Text](</img/a/${encodeURIComponent(text.replaceAll('/', ''))}.svg>)`),
      [`static/img/a/${text.replaceAll('/', '')}.svg`]:
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4"/></svg>',
    }),
  },
  {
    kind: 'names of files',
    name: 'data of a chart',
    files: (text, mark) => ({
      [`docs/${mark}.md`]: page(
        `\`\`\`chart\nform: bars\ntitle: A\nsentence: B\nsource: "[C](/docs/intro)"\nx: D\ny: E\nfile: ${JSON.stringify(`data/${text.replaceAll('/', '')}.csv`)}\n\`\`\``,
      ),
      [`docs/data/${text.replaceAll('/', '')}.csv`]: 'E,D\na,1\nb,2\n',
    }),
  },
  {
    kind: 'files',
    name: 'data of a chart, a cell',
    files: (text, mark) => ({
      [`docs/${mark}.md`]: page(
        '```chart\nform: bars\ntitle: A\nsentence: B\nsource: "[C](/docs/intro)"\nx: D\ny: E\nfile: data/MARK.csv\n```'.replace(
          'MARK',
          mark,
        ),
      ),
      [`docs/data/${mark}.csv`]: `E,D\n"${text.replaceAll('"', '""')}",1\nb,2\n`,
    }),
  },
];
