import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import OfflineCopy from '@site/src/offline/OfflineCopy';
import StructuredData from '@site/src/components/StructuredData/StructuredData';
import {articleData, breadcrumbData} from '@site/src/components/StructuredData/pages';
import {useSiteRoot} from '@site/src/components/StructuredData/useSiteRoot';

const title = 'Read offline';
const description =
  'Save a copy of the catalog in your browser so that every page and the search work without a network.';

/** Page that turns offline reading on and off, and explains its size and limits. */
export default function Offline(): ReactNode {
  const {root, urlOf} = useSiteRoot();
  const url = urlOf(useBaseUrl('/offline'));
  return (
    <Layout title={title} description={description}>
      <StructuredData data={articleData({title, description, url, keywords: []}, {type: 'TechArticle', root})} />
      <StructuredData data={breadcrumbData([{name: title, url}], root)} />
      <main className="container margin-vert--lg reading">
        <Heading as="h1">{title}</Heading>
        <p>
          Going where there is no network? Save a copy of the catalog in this browser, and every page and the search
          work offline. Nothing is saved until you ask for it here.
        </p>
        <OfflineCopy />
        <noscript>
          <p>Saving a copy requires JavaScript, which is turned off in this browser.</p>
        </noscript>
        <Heading as="h2" id="contents">
          What the copy includes
        </Heading>
        <p>
          All pages with their images, diagrams, and code, plus search. It does not include lesson videos, which play
          from YouTube; pages of other sites; or files meant for programs, such as <code>catalog.json</code> and the
          release feed.
        </p>
        <Heading as="h2" id="keeping">
          How the copy is kept
        </Heading>
        <ul>
          <li>
            While you have a copy, pages are read from it even when you are online. Before you leave, turn the network
            off and open a page to check that it works.
          </li>
          <li>
            When the catalog changes, the browser downloads the new version in the background the next time you visit
            online; it may be as large as the first download. A bar on the page tells you when it is ready. You keep
            reading the old version until you ask for the new one or close all pages of the catalog.
          </li>
          <li>
            A browser may delete the copy when the device runs short of space. Safari deletes it after seven days of use
            without a visit to the site.
          </li>
          <li>To undo this, come back to this page and remove the copy, or clear this site’s data in the browser.</li>
        </ul>
        <p>
          Did something go wrong? <Link to="/markdown-page#report-a-problem">Report it</Link>.
        </p>
      </main>
    </Layout>
  );
}
