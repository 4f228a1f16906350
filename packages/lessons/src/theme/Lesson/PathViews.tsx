import type {ReactNode} from 'react';

/** Views of all pages of a learning path, below its steps: none, unless another plugin brings them. */
export default function PathViews(): ReactNode {
  return null;
}
