// Differs from the original: percent-encodes the canonical URL; the original leaves spaces in paths, which are invalid in
// URLs.
import type {ReactNode} from 'react';
import {Route} from 'react-router-dom';
import {useLocation} from '@docusaurus/router';
import Original from '@theme-original/SiteMetadata';
import {encodedUrl} from '@site/shared/pageUrl';

export default function SiteMetadata(): ReactNode {
  const location = useLocation();
  // A Route with a `location` prop overrides useLocation for the components below it.
  return <Route location={{...location, pathname: encodedUrl(location.pathname)}} render={() => <Original />} />;
}
