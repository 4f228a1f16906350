import type {ReactNode} from 'react';

/** Icon before the title of a result on the results page. None; a site writes its own. */
export default function SearchHitIcon(): ReactNode {
  return null;
}
