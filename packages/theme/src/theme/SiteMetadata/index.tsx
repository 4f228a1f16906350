// Differs from the original: percent-encodes the canonical URL; the original leaves spaces in paths, which are invalid in
// URLs.
import type {ComponentType, ReactNode} from 'react';
import {Route} from 'react-router-dom';
import {useLocation} from '@docusaurus/router';
// Not @theme-init, which is the empty one of @docusaurus/core.
import ClassicSiteMetadata from '@docusaurus/theme-classic/lib/theme/SiteMetadata/index.js';
import {decodedUrl} from '@training-catalog/content-model/urls';

// TypeScript takes the file for CommonJS, whose default export would be the module.
const Original = ClassicSiteMetadata as unknown as ComponentType;

export default function SiteMetadata(): ReactNode {
  const location = useLocation();
  // The path may be encoded already; what is no valid percent-encoding is encoded literally.
  const pathname = encodeURI(decodedUrl(location.pathname));
  // A Route with a `location` prop overrides useLocation for the components below it.
  return <Route location={{...location, pathname}} render={() => <Original />} />;
}
