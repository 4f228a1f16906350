import type {ReactNode} from 'react';
import ReleaseNews from '@theme/ReleaseNews';
import CollectionPage from '@site/src/components/CollectionPage/CollectionPage';

/** Releases, newest first, each with its new and its updated projects. */
export default function WhatsNew(): ReactNode {
  return (
    <CollectionPage
      title="What’s new"
      description="Releases of the institute, newest first, with the projects that each one added or updated."
      path="/whats-new"
      isText
    >
      <ReleaseNews />
    </CollectionPage>
  );
}
