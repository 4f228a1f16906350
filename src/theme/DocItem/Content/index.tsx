// Differs from the original: the page actions come first on wide screens, and last on others, where the text starts sooner.
import type {ReactNode} from 'react';
import Original from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import PageActions from '@site/src/components/PageActions/PageActions';

export default function DocItemContentWithActions(props: Props): ReactNode {
  return (
    <>
      <PageActions />
      <Original {...props} />
      <PageActions isEnd />
    </>
  );
}
