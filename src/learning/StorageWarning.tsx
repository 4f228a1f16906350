import type {ReactNode} from 'react';
import {useProgress} from './progress';

/** Warns that progress will be lost if the browser refuses to store it. */
export default function StorageWarning(): ReactNode {
  return useProgress().isKept ? null : (
    <p role="status">
      Your browser does not let this site save your progress. It will be lost when you close the page.
    </p>
  );
}
