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
const description = 'Save a copy of the catalog in your browser so that every page and search work offline.';

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
          Will you be without internet access? Save a copy of the catalog in this browser, and every page and search
          will work offline. Nothing is saved until you choose to on this page.
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
          from YouTube; pages of other sites; or machine-readable files, such as <code>catalog.json</code> and the
          release feed.
        </p>
        <Heading as="h2" id="keeping">
          How the copy is stored and updated
        </Heading>
        <ul>
          <li>
            While you have a copy, pages load from it even when you are online. Before you leave, turn off the network
            and open a page to check that it works.
          </li>
          <li>
            When the catalog changes, the browser downloads the new version in the background the next time you visit
            online; it may be as large as the first download. A bar on the page tells you when it is ready. You keep
            reading the old version until you ask for the new one or close all pages of the catalog.
          </li>
          <li>
            A browser may delete the copy when the device is low on space. Safari deletes it if you use Safari for seven
            days without visiting the site.
          </li>
          <li>To remove the copy, return to this page, or clear this site’s data in the browser.</li>
        </ul>
        <p>
          Did something go wrong? <Link to="/markdown-page#report-a-problem">Report it</Link>.
        </p>
      </main>
    </Layout>
  );
}
