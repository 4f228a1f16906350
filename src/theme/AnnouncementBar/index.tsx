// Differs from the original: an announcement with a new id is shown at once. The original hides it on
// the first page, because an attribute set before hydration knows only that some bar was closed.
import {useEffect, type ReactNode} from 'react';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBar from '@theme-original/AnnouncementBar';

export default function AnnouncementBarShownAtOnce(): ReactNode {
  const {isActive} = useAnnouncementBar();
  useEffect(() => {
    if (!isActive) {
      return undefined;
    }
    // A moment later the provider has read from storage whether this very bar was closed.
    const timer = setTimeout(() => {
      document.documentElement.dataset.announcementBarInitiallyDismissed = 'false';
    });
    return () => clearTimeout(timer);
  }, [isActive]);
  return <AnnouncementBar />;
}
