// Differs from the original: adds the components that pages may use without an import, and puts tables into a focusable
// scroll box if they are wide.
import MDXComponents from '@theme-init/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {Table} from '@training-catalog/catalog/client';
import type {PageComponent} from '../../pageComponents.js';
import DesignTokens from '#components/DesignTokens/index';
import {FormulaBlock, FormulaStyles} from '#components/Formula/Formula';
import Video from '#components/Video/Video';

/** Components that authors may use by name. */
const forAuthors = {
  DesignTokens,
  TabItem,
  Tabs,
  Video,
} satisfies Record<PageComponent, unknown>;

/** Components that plugins/mathematics inserts. */
const ofFormulas = {FormulaBlock, FormulaStyles};

export default {...MDXComponents, ...forAuthors, ...ofFormulas, table: Table};
