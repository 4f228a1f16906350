import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import settings from '@generated/lessons/default/settings.json';

/**
 * The style sheets that a page with elements of lessons needs. They are in the body, not in the head: during hydration,
 * Docusaurus rewrites the head and briefly removes what components have added to it. Browsers paint nothing after them
 * before they are there, so the head asks for them.
 *
 * @param props.sheets names of the sheets, with spaces between them
 */
export default function LessonStyles({sheets}: {sheets: string}): ReactNode {
  const files = sheets.split(' ').map((name) => settings.styles[name as keyof typeof settings.styles]);
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
