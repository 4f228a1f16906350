// Differs from the original, which it replaces: uses the icons and titles of the site.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Admonition/Type/Note';
import Note from '#components/Note/Note';

export default function NoteAdmonition(props: Props): ReactNode {
  return <Note {...props} icon="note" name={translate({id: 'site.admonition.note', message: 'Note'})} />;
}
