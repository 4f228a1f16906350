// Differs from the original, which it replaces: redirects known paths typed in lower case (GitHub Pages is case-sensitive
// and serves this page instead), and imports its content statically. The lazy content of Content/ shifted the footer
// during hydration.
import type {ReactNode} from 'react';
import {Redirect, useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import PageNotFound from '@site/src/components/PageNotFound/PageNotFound';
import {areaIds} from '@site/shared/areas';

/** Tag lists of areas with capitals in their names, which people type in lower case. */
const tagLists = areaIds.filter((area) => area !== area.toLowerCase()).map((area) => `${area}/tags`);

export default function NotFoundOrOtherCase(): ReactNode {
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  const base = useBaseUrl('/');
  const typed = pathname.replace(/\/$/, '');
  const meant = tagLists.map((page) => base + page).find((page) => page.toLowerCase() === typed);
  // The hydration render must match the server-rendered HTML, so the redirect waits until after it.
  return isBrowser && meant ? (
    <Redirect to={meant} />
  ) : (
    <>
      <PageMetadata title="Page Not Found" />
      <Layout>
        <PageNotFound />
      </Layout>
    </>
  );
}
