import type {ReactNode} from 'react';
import type {CodeSample} from '@site/shared/api/codeSamples';
import LoadOnPress from '../LoadOnPress/LoadOnPress';
import styles from './OtherLanguages.module.css';

/** Loads the snippets of a page; plugins/api-reference/remarkPageFiles.ts inserts the import into reference pages. */
type Load = () => Promise<{default: readonly CodeSample[]}>;

/** A button that shows the example request of an operation in additional languages. */
export default function OtherLanguages({load}: {load: Load}): ReactNode {
  return (
    <LoadOnPress
      button="Show the request in other languages"
      title="The request in other languages"
      failure="The code could not be loaded. Reload the page to try again."
      className={styles.snippets}
      buttonClass={`needs-script not-searched ${styles.button}`}
      load={async () => {
        const [{default: Snippets}, {default: snippets}] = await Promise.all([import('./Snippets'), load()]);
        return <Snippets snippets={snippets} />;
      }}
    />
  );
}
