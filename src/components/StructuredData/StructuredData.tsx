import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

/** Puts data in the terms of schema.org into the head of the page, as JSON-LD. */
export default function StructuredData({data}: {data: Record<string, unknown>}): ReactNode {
  return (
    <Head>
      {/* No text in the data can end the script element. */}
      <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}
