// Differs from the original, which it replaces: a known address typed in another case leads to its page (GitHub Pages
// minds case and serves this page instead), and the content comes with the route. The one of Content/ loads by itself,
// which moved the footer of the served page while it came to life.
import type {ReactNode} from 'react';
import {Redirect, useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import PageNotFound from '@site/src/components/PageNotFound/PageNotFound';

/** Pages whose address is often typed in lower case, because the older site linked it so. */
const forgivenCase = ['Education/tags'];

export default function NotFoundOrOtherCase(): ReactNode {
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  const base = useBaseUrl('/');
  const typed = pathname.replace(/\/$/, '');
  const meant = forgivenCase.map((page) => base + page).find((page) => page.toLowerCase() === typed);
  // The first rendering has to equal the served page, so the redirect waits until after it.
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
