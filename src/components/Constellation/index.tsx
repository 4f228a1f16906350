import {lazy, Suspense, type MouseEvent, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {useIsServed} from '../useIsServed';

const Drawing = lazy(() => import('./Constellation'));

/** Always the same object: React leaves what is served as it is. */
const whatIsThere = {__html: ''};

/**
 * The drawing of all projects around their topics. A served page holds it already and loads neither its code nor its
 * data; both come only where a reader gets here from another page of the site.
 */
export default function Constellation({className}: {className?: string | undefined}): ReactNode {
  const history = useHistory();
  const isServed = useIsServed();
  const follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a');
    if (link && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      history.push(link.getAttribute('href') ?? '');
    }
  };
  return isServed ? (
    // The events are those of the links inside, which the keyboard reaches.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div className={className} onClick={follow} suppressHydrationWarning dangerouslySetInnerHTML={whatIsThere} />
  ) : (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div className={className} onClick={follow}>
      <Suspense>
        <Drawing />
      </Suspense>
    </div>
  );
}
