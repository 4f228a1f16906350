declare module '@generated/lessons/default/settings.json' {
  import type {ClientSettings} from '@training-catalog/lessons/client';

  const settings: ClientSettings;
  export default settings;
}

declare module '@generated/lessons/default/lessons.json' {
  import type {ListedLesson} from '@training-catalog/lessons/client';

  const lessons: ListedLesson[];
  export default lessons;
}

declare module '@generated/lessons/default/paths.json' {
  import type {LearningPath} from '@training-catalog/lessons/client';

  const paths: LearningPath[];
  export default paths;
}

declare module '@generated/lessons/default/standards.json' {
  import type {StandardsMatrix} from '@training-catalog/lessons/client';

  const matrix: StandardsMatrix;
  export default matrix;
}

declare module '@generated/lessons/default/featured.json' {
  import type {FeaturedLesson} from '@training-catalog/lessons/client';

  const lessons: FeaturedLesson[];
  export default lessons;
}

declare module '@theme/Lesson/Views' {
  import type {ReactNode} from 'react';
  import type {LessonViewsProps} from '@training-catalog/lessons/client';

  export default function Views(props: LessonViewsProps): ReactNode;
}

declare module '@theme/Lesson/PathViews' {
  import type {ReactNode} from 'react';
  import type {PathViewsProps} from '@training-catalog/lessons/client';

  export default function PathViews(props: PathViewsProps): ReactNode;
}
