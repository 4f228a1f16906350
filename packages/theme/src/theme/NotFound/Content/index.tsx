// Differs from the original, which it replaces: empty, because no path without a page renders an area
// (src/routing/renderRoutes.tsx). This file is in the bundle of every docs page.
import type {ReactNode} from 'react';

export default function NotFoundContent(): ReactNode {
  return null;
}
