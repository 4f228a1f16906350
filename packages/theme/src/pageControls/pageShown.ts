// cspell:ignore speculationrules
// Tells the script of all pages (pageScript.ts) that React is about to take over the page, that it has it, and that in-site
// navigation has led elsewhere.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import type {Cause} from './controls.js';

const tell = (detail: Cause): boolean => document.dispatchEvent(new CustomEvent('page-shown', {detail}));

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  tell(previousLocation ? 'in-site' : 'hydrated');
};

if (ExecutionEnvironment.canUseDOM) {
  // Docusaurus imports this before it hydrates the page.
  tell('hydrating');
  // From now on, links are followed without loading the HTML of their pages.
  document.querySelectorAll('script[type="speculationrules"]').forEach((rules) => rules.remove());
}
