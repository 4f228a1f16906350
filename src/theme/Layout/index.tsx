// Differs from the original: the results page of the search package comes without a main landmark
// and without the site's name in its title; both are given here.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme-original/Layout';
import type {Props} from '@theme/Layout';

export default function LayoutWithSearchPage({children, ...props}: Props): ReactNode {
  const {pathname, search} = useLocation();
  const searchPage = useBaseUrl('search');
  if (pathname.replace(/\/$/, '') !== searchPage) {
    return <Layout {...props}>{children}</Layout>;
  }
  const query = new URLSearchParams(search).get('q');
  return (
    <Layout {...props}>
      <main>{children}</main>
      <PageMetadata title={query ? `Search results for “${query}”` : 'Search the documentation'} />
    </Layout>
  );
}
