import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import StructuredData from '@training-catalog/utils/structured-data';
import HelpLinks from '../HelpLinks/HelpLinks.js';
import {breadcrumbData, collectionData} from '../StructuredData/pages.js';
import {useSiteRoot} from '../StructuredData/useSiteRoot.js';

/**
 * A page that lists projects, with its heading and structured data.
 *
 * @param path Path of the page, without the base path.
 * @param isText Whether to use the narrow column of prose.
 */
export default function CollectionPage({
  title,
  description,
  path,
  isText = false,
  children,
}: {
  title: string;
  description: string;
  path: string;
  isText?: boolean;
  children: ReactNode;
}): ReactNode {
  const {root, urlOf} = useSiteRoot();
  const url = urlOf(useBaseUrl(path));
  return (
    <Layout title={title} description={description}>
      <StructuredData data={collectionData({title, description, url}, root)} />
      <StructuredData data={breadcrumbData([{name: title, url}], root)} />
      <main className={`container margin-vert--lg${isText ? ' reading' : ''}`}>
        <Heading as="h1">{title}</Heading>
        {children}
        <p className="margin-top--lg">
          <HelpLinks />
        </p>
      </main>
    </Layout>
  );
}
