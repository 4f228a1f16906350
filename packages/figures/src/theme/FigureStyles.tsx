import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import styles from '@generated/figures/default/styles.json';

/**
 * The style sheets of charts and diagrams, once in a page that has some. They are in the body, not in the head: during
 * hydration, Docusaurus rewrites the head and briefly removes what components have added to it. Browsers paint nothing
 * after them before they are there, so the head asks for them. One component for all, because a page has a line break
 * between two, which some tools that shorten HTML remove between links, and React does not.
 *
 * @param props.sheets names of the sheets, with spaces between them
 */
export default function FigureStyles({sheets}: {sheets: string}): ReactNode {
  const files = sheets.split(' ').map((name) => styles[name as keyof typeof styles]);
  return (
    <>
      <Head>
        {files.map((file) => (
          <link key={file} rel="preload" as="style" href={file} />
        ))}
      </Head>
      {files.map((file) => (
        <link key={file} rel="stylesheet" href={file} />
      ))}
    </>
  );
}
