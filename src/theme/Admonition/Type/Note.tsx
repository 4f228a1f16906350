// Differs from the original, which it replaces: icon and name are the site's.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Type/Note';
import Note from '@site/src/components/Note/Note';

export default function NoteAdmonition(props: Props): ReactNode {
  return <Note {...props} icon="note" name="Note" />;
}
