import {Suspense, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ProjectMap from '@theme/ProjectMap';
import {allRelationTexts} from '@training-catalog/catalog/client';
import CollectionPage from '#components/CollectionPage/CollectionPage';
import {lazyPart} from '#components/lazyPart';

/** Lazy, because the icons are already in the server-rendered HTML. */
const AdditionalIcons = lazyPart(() => import('#components/Icon/AdditionalIcons'));

/** Map of the relations between projects, from the front matter of their main pages. */
export default function MapPage(): ReactNode {
  const {i18n} = useDocusaurusContext();
  return (
    <CollectionPage
      title={translate({id: 'site.map.title', message: 'Map'})}
      description={translate(
        {
          id: 'site.map.description',
          message: 'How the projects work together: which project {relations} which.',
        },
        {relations: allRelationTexts(i18n.currentLocale)},
      )}
      path="/map"
    >
      <Suspense>
        <AdditionalIcons />
      </Suspense>
      <ProjectMap />
    </CollectionPage>
  );
}
