// Differs from the original: percent-encodes the canonical URL; the original leaves spaces in paths, which are invalid in
// URLs; the page for addresses that lead nowhere has none of its own.
import type {ComponentType, ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Route} from 'react-router-dom';
import {useLocation} from '@docusaurus/router';
// Not @theme-init, which is the empty one of @docusaurus/core.
import ClassicSiteMetadata from '@docusaurus/theme-classic/lib/theme/SiteMetadata/index.js';
import {decodedUrl} from '@training-catalog/utils/urls';

// TypeScript takes the file for CommonJS, whose default export would be the module.
const Original = ClassicSiteMetadata as unknown as ComponentType;

export default function SiteMetadata(): ReactNode {
  const location = useLocation();
  // The path may be encoded already; what is no valid percent-encoding is encoded literally.
  const pathname = encodeURI(decodedUrl(location.pathname));
  const errorPage = useBaseUrl('/404.html');
  if (pathname === errorPage) {
    return (
      <Head>
        <meta name="robots" content="noindex" />
        <body className="navigation-with-keyboard" />
      </Head>
    );
  }
  // A Route with a `location` prop overrides useLocation for the components below it.
  return <Route location={{...location, pathname}} render={() => <Original />} />;
}
