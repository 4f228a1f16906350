/** Components that pages may name, each a theme component, with their attributes. */
export const pageComponents: Readonly<Record<string, readonly string[]>> = {
  ProjectExplorer: ['lessons'],
  ProjectMap: [],
  ProjectsByRelease: [],
  ProjectsByTopic: [],
  ReleaseNews: [],
  ToolQuestions: ['field'],
  TopicTags: [],
};
