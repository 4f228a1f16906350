import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useProgress, type StorageState} from './progress.js';

const warningOf = (storage: Exclude<StorageState, 'kept'>): string =>
  storage === 'refused'
    ? translate({
        id: 'training-catalog.lessons.storage.refused',
        message: 'Your browser does not let this site save your progress. It will be lost when you close the page.',
        description: 'Warning beside checkboxes that mark pages as done',
      })
    : translate({
        id: 'training-catalog.lessons.storage.unreadable',
        message:
          'The progress saved in this browser cannot be read: a newer version of the site saved it, or it is damaged. It stays as it is, and what you mark now will be lost when you close the page. Reload the page, or delete your progress on the page “My learning”.',
        description: 'Warning beside checkboxes that mark pages as done',
      });

/** Warns that progress will be lost if the browser refuses to store it, or if what is stored cannot be read. */
export default function StorageWarning(): ReactNode {
  const {storage} = useProgress();
  return storage === 'kept' ? null : <p role="status">{warningOf(storage)}</p>;
}
