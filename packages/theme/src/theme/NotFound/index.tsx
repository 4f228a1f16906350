// Differs from the original, which it replaces: redirects known paths typed in lower case (GitHub Pages is case-sensitive
// and serves this page instead), and imports its content statically. The lazy content of Content/ shifted the footer
// during hydration.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {Redirect, useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import PageNotFound from '#components/PageNotFound/PageNotFound';

export default function NotFoundOrOtherCase(): ReactNode {
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  const typed = pathname.replace(/\/$/, '');
  // Tag lists of areas with capitals in their names, which people type in lower case.
  const tagLists = Object.values(useAllDocsData()).map((area) => `${area.path}/tags`);
  const meant = tagLists.find((page) => page !== typed && page.toLowerCase() === typed);
  // The hydration render must match the server-rendered HTML, so the redirect waits until after it.
  return isBrowser && meant ? (
    <Redirect to={meant} />
  ) : (
    <>
      <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})} />
      <Layout>
        <PageNotFound />
      </Layout>
    </>
  );
}
