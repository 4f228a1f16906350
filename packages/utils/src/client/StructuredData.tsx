import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

/** Adds data of schema.org to the head of the page. */
export default function StructuredData({data}: {data: Record<string, unknown>}): ReactNode {
  return (
    <Head>
      {/* Escapes `<`, so that no text in the data can close the script element. */}
      <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}
