import type {ReactNode} from 'react';
import settings from '@generated/lessons/default/settings.json';

/**
 * The style sheets that a page with elements of lessons needs. They are in the body, not in the head: during hydration,
 * Docusaurus rewrites the head and briefly removes what components have added to it.
 *
 * @param props.sheets names of the sheets, with spaces between them
 */
export default function LessonStyles({sheets}: {sheets: string}): ReactNode {
  return sheets
    .split(' ')
    .map((name) => <link key={name} rel="stylesheet" href={settings.styles[name as keyof typeof settings.styles]} />);
}
