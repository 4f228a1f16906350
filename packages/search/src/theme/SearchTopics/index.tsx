import type {ReactNode} from 'react';

/** What a reader can browse who has found nothing, or has not typed anything yet. Empty; a site writes its own. */
export default function SearchTopics(): ReactNode {
  return null;
}
