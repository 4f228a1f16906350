// Differs from the original: a known address typed in another case leads to its page. GitHub Pages
// minds case and serves this page instead.
import type {ReactNode} from 'react';
import {Redirect, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import NotFound from '@theme-original/NotFound';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** Pages whose address is often typed in lower case, because the older site linked it so. */
const forgivenCase = ['Education/tags'];

export default function NotFoundOrOtherCase(): ReactNode {
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  const base = useBaseUrl('/');
  const typed = pathname.replace(/\/$/, '');
  const meant = forgivenCase.map((page) => base + page).find((page) => page.toLowerCase() === typed);
  // The first rendering has to equal the served page, so the redirect waits until after it.
  return isBrowser && meant ? <Redirect to={meant} /> : <NotFound />;
}
