import type {ReactNode} from 'react';
import {useProgress} from './progress';

/** Says that ticks will be lost, where the browser refuses to keep them. */
export default function NotKept(): ReactNode {
  return useProgress().isKept ? null : (
    <p role="status">Your browser does not let this site keep ticks: they are lost when you close the page.</p>
  );
}
