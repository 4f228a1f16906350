import type {LearningFacts} from '../../content-lint/model/schemas';
import type {AreaPages} from '../../lib/areaPages';
import {isLesson, type CatalogLesson} from '../../shared/lessons';

/** All lessons, in the order of the sidebar. */
export function lessonsOf(areas: readonly AreaPages[]): CatalogLesson[] {
  const docs = areas.flatMap(({docs: pages}) => pages).filter(({source}) => isLesson(source));
  return docs.flatMap(({title, permalink, description, frontMatter, tags}) => {
    const {learning} = frontMatter as {learning?: LearningFacts};
    return learning === undefined
      ? []
      : [
          {
            title,
            permalink,
            description,
            audience: learning.audience,
            minutes: learning.minutes,
            level: learning.level,
            tags: tags.map(({label, permalink: tag}) => ({label, permalink: tag})),
          },
        ];
  });
}
