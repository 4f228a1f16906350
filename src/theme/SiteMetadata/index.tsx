// Differs from the original: the canonical address is percent-encoded; the original repeats the spaces
// of paths, which no address may hold.
import type {ReactNode} from 'react';
import {Route} from 'react-router-dom';
import {useLocation} from '@docusaurus/router';
import Original from '@theme-original/SiteMetadata';

const encoded = (path: string): string => encodeURI(decodeURI(path));

export default function SiteMetadata(): ReactNode {
  const location = useLocation();
  // A controlled route gives the components below it a location of its own.
  return <Route location={{...location, pathname: encoded(location.pathname)}} render={() => <Original />} />;
}
