import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import SearchForm from '@site/src/components/SearchForm/SearchForm';
import {useSiteRoot} from '@site/src/components/StructuredData/useSiteRoot';
import {decodedUrl} from '@training-catalog/content-model/urls';
import {problemReport} from '@site/src/addresses';
import {areaFolders} from '@site/catalog.config';

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
    <main className="container margin-vert--xl reading">
      <Heading as="h1">Page Not Found</Heading>
      <p>There is no page at this address. The page may have moved, or the link may be wrong.</p>
      <SearchForm label="Search the catalog" words={wordsOf(path.slice(base.length))} />
      <Heading as="h2">Or start here</Heading>
      <ul>
        <li>
          <Link to="/#projects">All projects</Link>, with filters by topic, release, and kind
        </li>
        <li>
          <Link to={`/${areaFolders.projects}/tags`}>Topics and releases</Link> of the documentation
        </li>
        <li>
          <Link to={`/${areaFolders.lessons}/intro`}>Lessons and learning paths</Link>
        </li>
        <li>
          <Link to={`/${areaFolders.operations}/intro`}>API reference</Link>
        </li>
      </ul>
      <p>
        Did a link in the catalog lead here? <Link to={problemReport(urlOf(path))}>Report it</Link>, and we will fix it.
      </p>
    </main>
  );
}
