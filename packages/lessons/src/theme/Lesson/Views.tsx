import type {ReactNode} from 'react';

/** Views of a lesson besides the page itself, in its first block: none, unless another plugin brings them. */
export default function Views(): ReactNode {
  return null;
}
