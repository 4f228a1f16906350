import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import ReleaseNews from '@theme/ReleaseNews';
import CollectionPage from '#components/CollectionPage/CollectionPage';

/** Releases, newest first, each with its new and its updated projects. */
export default function ReleasesPage(): ReactNode {
  return (
    <CollectionPage
      title={translate({id: 'site.news.title', message: 'What’s new'})}
      description={translate({
        id: 'site.news.description',
        message: 'Releases of the institute, newest first, with the projects that each one added or updated.',
      })}
      path="/whats-new"
      isText
    >
      <ReleaseNews />
    </CollectionPage>
  );
}
