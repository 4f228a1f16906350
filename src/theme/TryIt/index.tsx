import type {ReactNode} from 'react';
import type {OperationData} from '@training-catalog/openapi-pages/client';
import LoadOnPress from '@site/src/components/LoadOnPress/LoadOnPress';
import styles from './TryIt.module.css';

/** Loads what the console of a page needs; `remarkOperationPages` writes it into reference pages. */
type Load = () => Promise<{default: OperationData}>;

/** A button that opens the console of an operation; so does `?try` in the URL. */
export default function TryIt({load}: {load: Load}): ReactNode {
  return (
    <LoadOnPress
      button="Try it"
      title="Try the operation"
      failure="The console could not be loaded. Reload the page to try again."
      parameter="try"
      buttonClass={`needs-script not-searched ${styles.button}`}
      load={async () => {
        const [{default: ApiConsole}, {default: data}] = await Promise.all([
          import('@site/src/components/ApiConsole/ApiConsole'),
          load(),
        ]);
        return <ApiConsole data={data} />;
      }}
    />
  );
}
