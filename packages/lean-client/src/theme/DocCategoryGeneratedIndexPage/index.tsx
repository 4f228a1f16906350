// Differs from the original: cards take what they show of a page from the props of the category page.
import type {ReactNode} from 'react';
import Original from '@theme-init/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import {CategoryDocs} from '../../CategoryDocs.js';

export default function DocCategoryGeneratedIndexPage(props: Props): ReactNode {
  return (
    <CategoryDocs page={props}>
      <Original {...props} />
    </CategoryDocs>
  );
}
