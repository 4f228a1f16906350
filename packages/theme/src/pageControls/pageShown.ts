// cspell:ignore speculationrules
// Tells the script of all pages (pageScript.ts) that React has the page, and that in-site navigation has led elsewhere.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import type {Cause} from './controls.js';

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  const detail: Cause = previousLocation ? 'in-site' : 'hydrated';
  document.dispatchEvent(new CustomEvent('page-shown', {detail}));
};

// From now on, links are followed without loading the HTML of their pages.
if (ExecutionEnvironment.canUseDOM) {
  document.querySelectorAll('script[type="speculationrules"]').forEach((rules) => rules.remove());
}
