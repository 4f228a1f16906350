import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import OfflineCopy from '@site/src/components/OfflineCopy/OfflineCopy';
import StructuredData from '@site/src/components/StructuredData/StructuredData';
import {articleData, breadcrumbData} from '@site/src/components/StructuredData/pages';
import {useSiteRoot} from '@site/src/components/StructuredData/useSiteRoot';

const title = 'Read without a network';
const description = 'Keep a copy of the catalog in your browser, so that every page and the search work in the field.';

/** Where a reader switches offline reading on and off: what it does, what it costs, what it leaves out. */
export default function Offline(): ReactNode {
  const {root, urlOf} = useSiteRoot();
  const url = urlOf(useBaseUrl('/offline'));
  return (
    <Layout title={title} description={description}>
      <StructuredData data={articleData({title, description, url, keywords: []}, {type: 'TechArticle', root})} />
      <StructuredData data={breadcrumbData([{name: title, url}], root)} />
      <main className="container margin-vert--lg">
        <Heading as="h1">{title}</Heading>
        <p>
          Going where there is no network? Keep a copy of the catalog in this browser: then every page opens and the
          search finds without one. Nothing is kept until you ask for it here.
        </p>
        <OfflineCopy />
        <noscript>
          <p>Keeping a copy needs scripts, and they are off in this browser.</p>
        </noscript>
        <Heading as="h2" id="contents">
          What the copy holds
        </Heading>
        <p>
          All pages with their images, diagrams and code, and the search. It does not hold the videos of lessons, which
          play from YouTube, pages of other sites, or the files for programs, such as <code>catalog.json</code> and the
          feed of releases.
        </p>
        <Heading as="h2" id="keeping">
          What happens to it
        </Heading>
        <ul>
          <li>
            While you keep a copy, you read from it, with a network too. Before you leave, open a page with the network
            switched off, to see that it is there.
          </li>
          <li>
            After a change of the catalog, the browser loads the new version in the background at your next visit with a
            network: up to as many bytes as the first time. A bar on the page says when it is there; you read the old
            one until you ask for the new one, or until you have closed all pages of the catalog.
          </li>
          <li>
            A browser may remove the copy by itself when the device runs short of space; Safari does so when you have
            not visited the site for seven days of use.
          </li>
          <li>
            To undo it, come back to this page and remove the copy. Clearing this site’s data in the browser does the
            same.
          </li>
        </ul>
        <p>
          Did something go wrong? <Link to="/markdown-page#report-a-problem">Report it</Link>.
        </p>
      </main>
    </Layout>
  );
}
