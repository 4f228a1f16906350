import {useState} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * Whether the component's HTML was server-rendered, so that it can be kept without rendering again; always false in
 * `npm start`. The value is constant while the component is mounted.
 */
export function useIsServerRendered(): boolean {
  const isBrowser = useIsBrowser();
  // During hydration, useIsBrowser is still false although there is a DOM.
  const [isServed] = useState(process.env.NODE_ENV === 'production' && ExecutionEnvironment.canUseDOM && !isBrowser);
  return isServed;
}
