import styles from '#css/tryIt.module.css';
import type {ReactNode} from 'react';
import type {OperationData} from '@training-catalog/openapi-pages/client';
import clsx from 'clsx';
import LoadOnPress from '../../console/LoadOnPress.js';
import {buttonTexts} from '../../console/buttonTexts.js';

/** What `remarkOperationPages` of openapi-pages gives this component. */
export interface Props {
  /** Loads the data of the operation. */
  load: () => Promise<{default: OperationData}>;
}

/** A button that opens the console of an operation; so does `?try` in the URL. */
export default function TryIt({load}: Props): ReactNode {
  return (
    <LoadOnPress
      button={buttonTexts.tryIt()}
      title={buttonTexts.tryOperation()}
      failure={buttonTexts.notLoaded()}
      parameter="try"
      buttonClass={clsx('needs-script', 'not-searched', styles.button)}
      load={async () => {
        const [{default: ApiConsole}, {default: data}] = await Promise.all([
          import('../../console/ApiConsole.js'),
          load(),
        ]);
        return <ApiConsole data={data} />;
      }}
    />
  );
}
