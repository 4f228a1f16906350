import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import SearchForm from '../SearchForm/SearchForm.js';
import {useSiteRoot} from '../StructuredData/useSiteRoot.js';
import {decodedUrl} from '@training-catalog/utils/urls';
import {problemReport} from '../problemReport.js';
import settings from '@generated/catalog-theme/default/settings.json';

const {projects, lessons, operations} = settings.folders;

/** Search words from a URL path. */
const wordsOf = (path: string): string =>
  path
    .replace(/\.\w+$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');

/** Content of the 404 page: a search for the words of the URL, and links to the areas. */
export default function PageNotFound(): ReactNode {
  const {pathname} = useLocation();
  const base = useBaseUrl('/');
  const {urlOf} = useSiteRoot();
  // All unknown URLs share one server-rendered page, so the path is used only after hydration.
  const isBrowser = useIsBrowser();
  const path = isBrowser ? decodedUrl(pathname) : base;
  return (
    <main className="container margin-vert--xl reading" data-needs-scripts="">
      <Heading as="h1">
        <Translate id="theme.NotFound.title">Page Not Found</Translate>
      </Heading>
      <p>
        <Translate id="site.notFound.why">
          There is no page at this address. The page may have moved, or the link may be wrong.
        </Translate>
      </p>
      <SearchForm
        label={translate({id: 'site.notFound.search', message: 'Search the catalog'})}
        words={wordsOf(path.slice(base.length))}
      />
      <Heading as="h2">
        <Translate id="site.notFound.start">Or start here</Translate>
      </Heading>
      <ul>
        <li>
          <Link to="/#projects">
            <Translate id="site.notFound.projects">All projects, with filters by topic, release, and kind</Translate>
          </Link>
        </li>
        <li>
          <Link to={`/${projects}/tags`}>
            <Translate id="site.notFound.tags">Topics and releases of the documentation</Translate>
          </Link>
        </li>
        {lessons !== undefined && (
          <li>
            <Link to={`/${lessons}/intro`}>
              <Translate id="site.notFound.lessons">Lessons and learning paths</Translate>
            </Link>
          </li>
        )}
        {operations !== undefined && (
          <li>
            <Link to={`/${operations}/intro`}>
              <Translate id="site.notFound.api">API reference</Translate>
            </Link>
          </li>
        )}
      </ul>
      <p>
        <Translate
          id="site.notFound.report"
          values={{
            report: (
              <Link to={problemReport(urlOf(path))}>
                <Translate id="site.notFound.reportIt">Report it</Translate>
              </Link>
            ),
          }}
        >
          {'Did a link in the catalog lead here? {report}, and we will fix it.'}
        </Translate>
      </p>
    </main>
  );
}
