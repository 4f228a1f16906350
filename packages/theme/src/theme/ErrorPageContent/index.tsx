// Differs from the original, which it replaces: tells the reader what to do.
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/Error';
import {useSiteRoot} from '#components/StructuredData/useSiteRoot';
import {problemReport} from '#components/problemReport';

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  const {pathname} = useLocation();
  const {urlOf} = useSiteRoot();
  return (
    <main className="container margin-vert--xl reading">
      <Heading as="h1">
        <Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>
      </Heading>
      <p>
        <Translate
          id="site.crash.remedy"
          values={{
            report: (
              <Link to={problemReport(urlOf(pathname))}>
                <Translate id="site.crash.report">report it</Translate>
              </Link>
            ),
            ending: <code translate="no">.md</code>,
          }}
        >
          {
            'Try again. If the problem persists, {report} with the text below. Most pages also exist as Markdown: add {ending} to the URL.'
          }
        </Translate>
      </p>
      <p>
        <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
      </p>
      <ErrorBoundaryError error={error} />
    </main>
  );
}
