import {Suspense, type MouseEvent, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {lazyPart} from '../lazyPart.js';
import {useIsServerRendered} from '../useIsServerRendered.js';

const Drawing = lazyPart(() => import('./Drawing.js'));

/** A constant object, so that React does not replace the server-rendered HTML. */
const servedHtml = {__html: ''};

/**
 * The drawing of all projects around their topics. On a server-rendered page, its HTML is reused, and neither its code
 * nor its data is loaded; they are loaded only after client-side navigation.
 */
export default function Constellation({className}: {className?: string | undefined}): ReactNode {
  const history = useHistory();
  const isServed = useIsServerRendered();
  const follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a');
    if (link && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      history.push(link.getAttribute('href') ?? '');
    }
  };
  return isServed ? (
    // Handles bubbling click events of the links inside, which are focusable.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div className={className} onClick={follow} suppressHydrationWarning dangerouslySetInnerHTML={servedHtml} />
  ) : (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div className={className} onClick={follow}>
      <Suspense>
        <Drawing />
      </Suspense>
    </div>
  );
}
