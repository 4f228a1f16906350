import type {ReactNode} from 'react';

/** What a site adds to the page for reading offline. Empty; a site writes its own. */
export default function OfflineNotes(): ReactNode {
  return null;
}
