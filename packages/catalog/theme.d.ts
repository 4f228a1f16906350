declare module '@generated/catalog/default/settings.json' {
  import type {ClientSettings} from '@training-catalog/catalog/client';

  const settings: ClientSettings;
  export default settings;
}

declare module '@generated/catalog/default/topics.json' {
  import type {Label} from '@training-catalog/catalog/client';

  const topics: Label[];
  export default topics;
}

declare module '@generated/catalog/default/lists.json' {
  import type {CatalogLists} from '@training-catalog/catalog/client';

  const lists: CatalogLists;
  export default lists;
}

declare module '@generated/catalog/default/news.json' {
  import type {ListedRelease} from '@training-catalog/catalog/client';

  /** Newest first. */
  const releases: ListedRelease[];
  export default releases;
}

declare module '@generated/catalog/default/questions.json' {
  import type {QuestionList} from '@training-catalog/catalog/client';

  const lists: QuestionList[];
  export default lists;
}

declare module '@generated/catalog/default/artifacts.json' {
  import type {ListedArtifact} from '@training-catalog/catalog/client';

  const artifacts: ListedArtifact[];
  export default artifacts;
}

declare module '@generated/catalog/default/landing.json' {
  import type {Landing} from '@training-catalog/catalog/client';

  const landing: Landing;
  export default landing;
}

declare module '@generated/catalog/default/map.json' {
  import type {RelationMap} from '@training-catalog/catalog/client';

  const map: RelationMap;
  export default map;
}

declare module '@generated/catalog/default/topicGraph.json' {
  import type {TopicGraph} from '@training-catalog/catalog/client';

  const graph: TopicGraph;
  export default graph;
}

declare module '@theme/CatalogIcon' {
  import type {ReactNode} from 'react';
  import type {CatalogIconProps} from '@training-catalog/catalog/client';

  export default function CatalogIcon(props: CatalogIconProps): ReactNode;
}

declare module '@theme/ArtifactList' {
  import type {ReactNode} from 'react';

  export default function ArtifactList(props: {kind: 'model' | 'data'}): ReactNode;
}

declare module '@theme/ListFilter' {
  import type {ReactNode} from 'react';

  export default function ListFilter(props: {of: 'questions' | 'artifacts'}): ReactNode;
}

declare module '@theme/ProjectMap' {
  import type {ReactNode} from 'react';

  export default function ProjectMap(): ReactNode;
}

declare module '@theme/ProjectsByRelease' {
  import type {ReactNode} from 'react';

  export default function ProjectsByRelease(): ReactNode;
}

declare module '@theme/ProjectsByTopic' {
  import type {ReactNode} from 'react';

  export default function ProjectsByTopic(): ReactNode;
}

declare module '@theme/ReleaseNews' {
  import type {ReactNode} from 'react';

  export default function ReleaseNews(): ReactNode;
}

declare module '@theme/TopicGraph' {
  import type {ReactNode} from 'react';

  export default function TopicGraph(): ReactNode;
}

declare module '@theme/TopicTags' {
  import type {ReactNode} from 'react';

  export default function TopicTags(): ReactNode;
}

declare module '@theme/ProjectExplorer' {
  import type {ReactNode} from 'react';
  import type {ProjectExplorerProps} from '@training-catalog/catalog/client';

  export default function ProjectExplorer(props: ProjectExplorerProps): ReactNode;
}

declare module '@theme/ToolQuestions' {
  import type {ReactNode} from 'react';

  export default function ToolQuestions(props: {field: string}): ReactNode;
}
