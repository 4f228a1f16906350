// Differs from the original, which it replaces: tells the reader what to do.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/Error';
import {useSiteRoot} from '@site/src/components/StructuredData/useSiteRoot';
import {problemReport} from '@site/src/addresses';

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  const {pathname} = useLocation();
  const {urlOf} = useSiteRoot();
  return (
    <main className="container margin-vert--xl reading">
      <Heading as="h1">This page crashed.</Heading>
      <p>
        Try again. If the problem persists, <Link to={problemReport(urlOf(pathname))}>report it</Link> with the text
        below. Most pages also exist as Markdown: add <code>.md</code> to the URL.
      </p>
      <p>
        <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
      </p>
      <ErrorBoundaryError error={error} />
    </main>
  );
}
