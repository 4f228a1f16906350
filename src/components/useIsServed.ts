import {useState} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * Whether the HTML of a component has come with the page, so that it can be left as it is. `npm start` serves none.
 * The answer stays the same while the component is there.
 */
export function useIsServed(): boolean {
  const isBrowser = useIsBrowser();
  // At the first rendering of a served page its HTML is there already.
  const [isServed] = useState(process.env.NODE_ENV === 'production' && ExecutionEnvironment.canUseDOM && !isBrowser);
  return isServed;
}
