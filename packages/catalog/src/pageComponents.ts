import type {ElementAttributes} from '@training-catalog/content-lint';
import {nonEmptyText} from '@training-catalog/content-model';

/** Components that pages may name, each a theme component, with their attributes. */
export const pageComponents: Readonly<Record<string, ElementAttributes>> = {
  ProjectExplorer: {},
  ProjectMap: {},
  ProjectsByRelease: {},
  ProjectsByTopic: {},
  ReleaseNews: {},
  ToolQuestions: {field: nonEmptyText},
  TopicTags: {},
};
