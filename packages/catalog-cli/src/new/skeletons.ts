import {checkProjectName, shorten, writePage} from '@training-catalog/readme-import';
import YAML from 'yaml';
import type {CatalogSite} from '@training-catalog/preset';
import {apiId, writeSets} from '@training-catalog/openapi-pages/sets';

/** Files of a skeleton, by path in the repository. */
export type Skeleton = Map<string, string>;

/** Facts that every new item needs; the rest is marked TODO in the written files. */
export interface Basics {
  name: string;
  /** One sentence: what a reader gets. */
  summary: string;
  tags: readonly string[];
}

export interface NewProject extends Basics {
  area: string;
  kind: readonly string[];
  /** Release of the institute, `YYYY-MM`. */
  release: string;
  repository?: string;
}

export interface NewLesson extends Basics {
  /** Folder under Education/. */
  folder: string;
}

/** A `_category_.json` with a page that lists the folder. */
export const category = (label: string, description: string): string =>
  `${JSON.stringify({label, link: {type: 'generated-index', description}}, null, 2)}\n`;

const sentence = (text: string): string => `${text.trim().replace(/[.!?]+$/, '')}.`;

const diagram = (title: string, description: string): string => `\`\`\`mermaid
---
title: ${title}
---
flowchart LR
  accTitle: ${title}
  accDescr: ${description}
  A[Input] --> B[Program] --> C[Result]
\`\`\`

TODO: Draw the real parts, and say here in words what the diagram shows.`;

/** Pages of a new project: they pass every check, and each TODO says what to write. */
export function projectSkeleton(
  {acknowledgement, areaFolders}: Pick<CatalogSite, 'acknowledgement' | 'areaFolders'>,
  project: NewProject,
): Skeleton {
  checkProjectName(project.name);
  const {name, area, kind, repository} = project;
  const summary = shorten(project.summary, 110);
  const folder = `${areaFolders.projects}/${name}`;
  const page = (title: string, description: string, label: string, position: number, facts: object, body: string) =>
    writePage(
      {
        title,
        description: shorten(description, 160),
        sidebar_label: label,
        sidebar_position: position,
        tags: project.tags,
        ...facts,
      },
      `${body}\n`,
    );
  const facts = {
    summary,
    kind,
    area,
    ...(repository && {repository}),
    ...(repository?.startsWith('https://github.com/') && {issues: `${repository}/issues`}),
  };
  return new Map([
    [`${folder}/_category_.json`, category(name, sentence(summary))],
    [
      `${folder}/index.md`,
      page(
        name,
        `${sentence(project.summary)} Who it is for, and what you need.`,
        'Overview',
        1,
        {tags: [...project.tags, `Release ${project.release}`], project: facts},
        `${sentence(project.summary)}

TODO: Say in a second paragraph why someone would want that.

## Who it is for

TODO: Name the readers, and what ${name} does not do.

## What you need

TODO: List hardware, software, accounts and data.

## What to read next

- [Tutorial](tutorials.md)
- [How-to guides](how-to.md)
- [Explanation](explanation.md)${acknowledgement === undefined ? '' : `\n\n## Acknowledgements\n\n*${acknowledgement}*`}`,
      ),
    ],
    [
      `${folder}/tutorials.md`,
      page(
        `${name} tutorial`,
        `Take your first steps with ${name}, from nothing to a result you can see.`,
        'Tutorials',
        2,
        {learning: learningFacts},
        `At the end of this tutorial you have TODO: name the result.

## Step 1: Get ready

TODO: Write what to do, and what the reader should see after it.

## Step 2: Make a first result

TODO: Go on until the result is there.`,
      ),
    ],
    [
      `${folder}/how-to.md`,
      page(
        `${name} how-to guides`,
        `Exact steps for single tasks with ${name}.`,
        'How-to',
        3,
        {},
        `## Do the first task

TODO: Give a task a heading that says what it gives, then the steps and the exact commands.`,
      ),
    ],
    [
      `${folder}/explanation.md`,
      page(
        `How ${name} works`,
        `The parts of ${name}, how data flows between them, and why it is built this way.`,
        'Explanation',
        4,
        {},
        `This page explains how ${name} works.

## The parts and what flows between them

${diagram(`Parts of ${name}`, 'Input goes into the program, the program writes a result.')}

## Design decisions

TODO: Say what was chosen, and the trade-offs.`,
      ),
    ],
  ]);
}

const learningFacts = {
  // Neither minutes nor a level: nobody has measured the one, and the author has to think about the other.
  audience: ['TODO: who it is for, and below learning, level: beginner, intermediate, or advanced'],
  needs: ['TODO: what learners need'],
  outcomes: ['TODO: what learners will be able to do'],
  keyPoints: ['TODO: what to take away'],
};

/**
 * A new lesson.
 *
 * @param area folder of all lessons
 * @param hasFolder whether its own folder is there already
 */
export function lessonSkeleton(area: string, {name, summary, tags, folder}: NewLesson, hasFolder: boolean): Skeleton {
  checkProjectName(name);
  checkProjectName(folder);
  const files: Skeleton = new Map([
    [
      `${area}/${folder}/${name}.md`,
      writePage(
        {
          title: name,
          description: shorten(sentence(summary), 160),
          sidebar_label: name,
          tags,
          learning: learningFacts,
        },
        `${sentence(summary)}

## Start

TODO: Begin with a question or a picture, and say what the learners will do.

:::instructor
TODO: Say what to prepare, and what to watch for.
:::

## Practice

:::hands-on[TODO: Name the activity]

1. TODO: Say what to do first.
2. TODO: Say what the learners should see then.

:::

::::question[TODO: Ask what they found]
:::answer
TODO: Give the answer that you expect.
:::
::::

## Look back

:::quiz[TODO: Ask for what they should remember]{type="single"}

- [x] TODO: The correct answer
  TODO: Say why it is correct.
- [ ] TODO: A wrong answer that people give
  TODO: Say what is wrong with it.

:::

TODO: Point to what comes next. When you have measured the lesson, write minutes: 30 below learning, and ::minutes[5] below each heading.
`,
      ),
    ],
  ]);
  if (!hasFolder) {
    files.set(`${area}/${folder}/_category_.json`, category(folder, `Lessons of ${folder}.`));
  }
  return files;
}

/** A specification for a new API set, and the list of sets with it. */
export function apiSkeleton({name, summary, tags}: Basics, sets: readonly {id: string}[]): Skeleton {
  checkProjectName(name);
  const id = apiId(
    name,
    sets.map((set) => set.id),
  );
  const object = (title: string, properties: object): object => ({
    title,
    type: 'object',
    required: Object.keys(properties),
    properties,
  });
  const specification = {
    openapi: '3.0.3',
    info: {
      title: name,
      version: '0.1.0',
      description: `${sentence(summary)}\n\nTODO: Say who may call it, in which unit values come, and how to sign in.\n`,
      license: {name: 'BSD-3-Clause', url: 'https://opensource.org/license/bsd-3-clause'},
    },
    servers: [{url: 'https://service.invalid', description: 'TODO: The URL of the service.'}],
    security: [],
    tags: [{name: 'Items', description: 'TODO: What these operations are about.'}],
    paths: {
      '/items': {
        get: {
          operationId: `${id.replaceAll('-', '_')}_list_items`,
          tags: ['Items'],
          summary: 'List the items',
          description: 'Returns the items that the service holds. TODO: Say what an item is.',
          responses: {
            '200': {
              description: 'The items.',
              content: {
                'application/json': {
                  schema: {type: 'array', items: {$ref: '#/components/schemas/Item'}},
                  examples: {items: {summary: 'One item', value: [{id: 1}]}},
                },
              },
            },
            '400': {
              description: 'The request is not valid.',
              content: {
                'application/json': {
                  schema: {$ref: '#/components/schemas/Error'},
                  examples: {refused: {summary: 'What is wrong', value: {error: 'The request is not valid.'}}},
                },
              },
            },
          },
        },
      },
    },
    components: {
      schemas: {
        Item: object('Item', {id: {type: 'integer', minimum: 1, description: 'Identifier of the item.', example: 1}}),
        Error: object('Error', {
          error: {type: 'string', description: 'What is wrong, in words.', example: 'The request is not valid.'},
        }),
      },
    },
  };
  return new Map([
    [
      `openapi/${id}.yaml`,
      YAML.stringify(specification, {lineWidth: 0, singleQuote: true, aliasDuplicateObjects: false}),
    ],
    ['openapi/sets.json', writeSets([...sets, {id, file: `${id}.yaml`, folder: name, tags}])],
  ]);
}
