import type {ElementAttributes} from '@training-catalog/content-lint';
import {nonEmptyText} from '@training-catalog/content-model';
import * as z from 'zod';

/** Components that pages may name, each a theme component, with their attributes. */
export const pageComponents: Readonly<Record<string, ElementAttributes>> = {
  ArtifactList: {kind: z.enum(['model', 'data'])},
  ListFilter: {of: z.enum(['questions', 'artifacts'])},
  ProjectExplorer: {},
  ProjectMap: {},
  ProjectsByRelease: {},
  ProjectsByTopic: {},
  ReleaseNews: {},
  ToolQuestions: {field: nonEmptyText},
  TopicTags: {},
};
