import fs from 'node:fs';
import path from 'node:path';
import YAML from 'yaml';
import {attacks} from './attacks';
import type {Edits} from './miniSite';

const line = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** The text without backslashes, which front matter must not hold. */
const inFrontMatter = (text: string): string => line(text).replaceAll('\\', '/');

/** Attacks that can be written where a specification puts text into code. */
const values = attacks.map(({text}) => text).filter((text) => !/[`\n]/.test(text));

/** The sample specification with attacks in its summary, its examples, and its allowed values. */
function specification(): string {
  const document = YAML.parseDocument(fs.readFileSync('openapi/sample.yaml', 'utf8'));
  const operation = ['paths', '/example', 'post'];
  document.setIn([...operation, 'summary'], 'Create </script><img src=x onerror=alert(1)>');
  document.setIn([...operation, 'description'], attacks.find(({onPage}) => onPage === 'text')?.text);
  document.setIn(
    [...operation, 'parameters'],
    values.map((text, index) => ({
      name: `attack-${index}`,
      in: 'query',
      required: false,
      description: 'A value.',
      example: text,
      schema: {type: 'string', enum: [text], default: text},
    })),
  );
  return document.toString();
}

/**
 * Files with every attack in front matter and in the name of a tag; those that are only text on a page also on the
 * page; and many in a specification and in the name of a folder.
 *
 * @param siteDir site that the files are for, whose tags stay
 */
export function attackFiles(siteDir: string): Edits {
  const pages = attacks.map(({text, onPage}, index): [string, string] => [
    `docs/attacks/attack-${index}.md`,
    [
      '---',
      `title: ${JSON.stringify(`${inFrontMatter(text)} attack${index}`)}`,
      `description: ${JSON.stringify(inFrontMatter(text).slice(0, 160))}`,
      `sidebar_label: ${JSON.stringify(inFrontMatter(text))}`,
      `keywords: [${JSON.stringify(inFrontMatter(text))}]`,
      `tags: [attack-${index}]`,
      '---',
      '',
      onPage === 'text' ? text : 'Text.',
      '',
    ].join('\n'),
  ]);
  const tags = Object.fromEntries(
    attacks.map(({text}, index) => [
      `attack-${index}`,
      {label: line(text), permalink: `/attack-${index}`, description: line(text)},
    ]),
  );
  const name = attacks[0]?.text ?? '';
  const all = attacks.map(({text}) => inFrontMatter(text));
  const facts = {
    title: 'Attacks in facts',
    description: 'Every text of a project and of a lesson that holds an attack.',
    tags: ['Rivers'],
    project: {
      summary: name,
      kind: ['software'],
      area: 'Rivers',
      version: name,
      license: name,
      packages: all.map((label) => ({label, url: 'https://example.org/'})),
      cite: {
        type: 'misc',
        authors: all,
        title: `</script>${name}`,
        venue: name,
        doi: '10.1000/"><img/src=x/onerror=alert(1)>',
      },
    },
    learning: {audience: all, needs: all, outcomes: all, keyPoints: all},
  };
  return {
    ...Object.fromEntries(pages),
    'docs/attacks/index.md': `---\n${YAML.stringify(facts, {aliasDuplicateObjects: false})}---\n\nText.\n`,
    'docs/tags.yml': YAML.stringify({
      ...(YAML.parse(fs.readFileSync(path.join(siteDir, 'docs/tags.yml'), 'utf8')) as object),
      ...tags,
    }),
    'docs/attacks/_category_.json': JSON.stringify({
      label: `</script>${name}`,
      link: {type: 'generated-index', slug: '/category/attacks', description: `</script>${name}`},
    }),
    'openapi/sample.yaml': specification(),
  };
}
