// Differs from the original: adds the components that pages may use without an import; wide tables scroll
// in a box that the keyboard reaches.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {PageComponent} from '@site/shared/pageComponents';
import ApiEndpoint from '@site/src/components/ApiEndpoint/ApiEndpoint';
import DesignTokens from '@site/src/components/DesignTokens';
import {FormulaBlock, FormulaStyles} from '@site/src/components/Formula/Formula';
import LearningPaths from '@site/src/components/LearningPaths';
import {ProjectsByRelease, ProjectsByTopic} from '@site/src/components/ProjectLists';
import OtherLanguages from '@site/src/components/OtherLanguages';
import ProjectFacts from '@site/src/components/ProjectFacts/ProjectFacts';
import ProjectNeighborhood from '@site/src/components/ProjectFacts/ProjectNeighborhood';
import ProjectOfPage from '@site/src/components/ProjectFacts/ProjectOfPage';
import RelatedProjects from '@site/src/components/RelatedProjects/RelatedProjects';
import ScrollableTable from '@site/src/components/ScrollableTable/ScrollableTable';
import TryIt from '@site/src/components/TryIt';
import Video from '@site/src/components/Video/Video';

/** What pages may use by name. */
const forAuthors = {
  ApiEndpoint,
  DesignTokens,
  LearningPaths,
  OtherLanguages,
  ProjectsByRelease,
  ProjectsByTopic,
  TabItem,
  Tabs,
  TryIt,
  Video,
} satisfies Record<PageComponent, unknown>;

/** What plugins/mathematics puts into a page. */
const ofFormulas = {FormulaBlock, FormulaStyles};

/** What front matter puts into a page (plugins/remark-front-matter-components). */
const fromFrontMatter = {ProjectFacts, ProjectNeighborhood, ProjectOfPage, RelatedProjects};

export default {...MDXComponents, ...forAuthors, ...fromFrontMatter, ...ofFormulas, table: ScrollableTable};
