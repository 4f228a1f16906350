// Differs from the original: an announcement with a new id is shown immediately. The original hides it on the first page,
// because the attribute set before hydration says only that some earlier bar was dismissed.
import {useEffect, type ReactNode} from 'react';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBar from '@theme-init/AnnouncementBar';

export default function AnnouncementBarShownAtOnce(): ReactNode {
  const {isActive} = useAnnouncementBar();
  useEffect(() => {
    if (!isActive) {
      return undefined;
    }
    // Runs after the provider has read from storage whether this particular bar was dismissed.
    const timer = setTimeout(() => {
      document.documentElement.dataset.announcementBarInitiallyDismissed = 'false';
    });
    return () => clearTimeout(timer);
  }, [isActive]);
  return <AnnouncementBar />;
}
