import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import KeepPython from '@theme/KeepPython';
import useBaseUrl from '@docusaurus/useBaseUrl';
import StructuredData from '@training-catalog/utils/structured-data';
import {articleData, breadcrumbData} from '#components/StructuredData/pages';
import {useSiteRoot} from '#components/StructuredData/useSiteRoot';
import HelpLinks from '#components/HelpLinks/HelpLinks';

/** What the page for reading offline says about this site. Written for packages/offline-copy. */
export default function OfflineNotes(): ReactNode {
  const {root, urlOf} = useSiteRoot();
  const url = urlOf(useBaseUrl('/offline'));
  const title = translate({id: 'training-catalog.offline-copy.title', message: 'Read offline'});
  const description = translate({
    id: 'training-catalog.offline-copy.description',
    message: 'Save a copy of this site in your browser so that every page and search work offline.',
  });
  return (
    <>
      <StructuredData data={articleData({title, description, url, keywords: []}, {type: 'TechArticle', root})} />
      <StructuredData data={breadcrumbData([{name: title, url}], root)} />
      <p>
        Videos of lessons play from YouTube, so they are not in the copy. Neither are the notebooks, ZIP files, and quiz
        files of lessons, and files for machines, such as <code translate="no">catalog.json</code> and the release feed.
        Steps of lessons need Python, which the browser keeps once you have run a step, or when you press this button:
      </p>
      <KeepPython />
      <p>
        <HelpLinks />
      </p>
    </>
  );
}
