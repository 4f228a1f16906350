import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {LearningFacts} from '@site/content-lint/model/schemas';

/** What the front matter of the page says under `learning:`. */
export const useLearningFacts = (): LearningFacts | undefined =>
  (useDoc().frontMatter as {learning?: LearningFacts}).learning;
