/** An empty Docusaurus site, with what the README of a package says. */
import fs from 'node:fs';
import path from 'node:path';

/** Blocks of code of a Markdown text in a language, without indented ones. */
function blocksIn(markdown: string, language: string): string[] {
  return [...markdown.matchAll(/^(`{3,})(\w*)\n([^]*?)^\1$/gm)]
    .filter(([, , name]) => name === language)
    .map(([, , , code = '']) => code);
}

/** What a site of a README has besides the settings that the README shows. */
interface ReadmeSite {
  /** Files of the site, by path, made of the README. */
  files?: (readme: string) => Record<string, string>;
  /** A file of the build, and what it has if the package works. */
  gives: readonly [file: string, pattern: RegExp];
}

/** The first block of code in a language. @throws if the README has none. */
function firstBlock(readme: string, language: string): string {
  const [block] = blocksIn(readme, language);
  if (block === undefined) {
    throw new Error(`the README has no block of ${language}; correct tools/release/readmeSite.ts`);
  }
  return block;
}

const openApiFile = `openapi: 3.0.3
info: {title: Bird API, version: '1', description: Birds by night.}
servers: [{url: 'https://birds.example.org'}]
paths:
  /birds:
    get:
      operationId: listBirds
      summary: List birds
      description: All birds of a night.
      tags: [birds]
      security: []
      responses: {'200': {description: The birds.}}
`;

/** A lesson with a step, of which a package makes something. */
const lesson = `---
title: Count owls
learning:
  audience: [Students]
  needs: [A browser]
  outcomes: [Count the owls of a night]
  level: beginner
  minutes: 20
  keyPoints: [Owls hide]
---

Owls call at dusk.

\`\`\`bash run
wc -l calls.csv
\`\`\`
`;

/** Packages whose README is tried, by name. */
export const readmeSites: Readonly<Record<string, ReadmeSite>> = {
  figures: {
    files: (readme) => ({'docs/owls.md': `# Owls\n\n${firstBlock(readme, 'md')}`}),
    gives: ['docs/owls/index.html', /<svg[^]*Owls by site/],
  },
  'lesson-files': {
    files: () => ({'docs/count-owls.md': lesson}),
    gives: ['docs/count-owls.ipynb', /%%bash[^]*wc -l calls\.csv/],
  },
  'lesson-views': {
    files: () => ({'docs/count-owls.md': lesson}),
    gives: ['docs/count-owls/index.html', /docusaurus-data-view=handout/],
  },
  lessons: {
    files: (readme) => ({'docs/count-owls.md': firstBlock(readme, 'md')}),
    gives: ['docs/count-owls/index.html', /How many calls does an owl need/],
  },
  'openapi-pages': {
    files: (readme) => ({'openapi/sets.json': firstBlock(readme, 'json'), 'openapi/birds.yaml': openApiFile}),
    gives: ['docs/api/Bird API/list-birds/index.html', /All birds of a night/],
  },
  search: {gives: ['search-index/start.json', /./]},
};

/** Configuration of a site with the lines of a README. */
export function configurationOf(readme: string): string {
  const [lines = ''] = blocksIn(readme, 'ts').filter((block) => block.startsWith('// docusaurus.config.ts\n'));
  if (lines === '') {
    throw new Error('the README has no block of "docusaurus.config.ts"; correct tools/release/readmeSite.ts');
  }
  // Imports and constants, then what goes into the configuration.
  const [, code = '', settings = ''] = /^([^]*?)^(\w+: [^]*)$/m.exec(lines) ?? [];
  return `${code}
export default {
  title: 'Empty site',
  url: 'https://example.org',
  baseUrl: '/',
  onBrokenLinks: 'throw',
  presets: [['classic', {}]],
${settings}};
`;
}

/** Writes the site of a README into a folder, whose node_modules stay. */
export function writeReadmeSite(folder: string, readme: string, {files}: ReadmeSite): void {
  ['docs', 'openapi', 'src', 'build', '.docusaurus'].forEach((name) =>
    fs.rmSync(path.join(folder, name), {recursive: true, force: true}),
  );
  const all = {
    'docs/intro.md': '# Start\n\nThe first page.\n',
    'src/pages/index.md': '# Home\n',
    'docusaurus.config.ts': configurationOf(readme),
    ...files?.(readme),
  };
  for (const [file, text] of Object.entries(all)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  }
}
