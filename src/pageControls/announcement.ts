// The button that closes the announcement bar, for good: Docusaurus' attribute and storage entry.
import {onPress, store} from './controls';

onPress('close-announcement', () => {
  document.documentElement.dataset.announcementBarInitiallyDismissed = 'true';
  store('docusaurus.announcement.dismiss', 'true');
});
