// Differs from the original: where it fails, the rest of the page stays.
import Original from '@theme-original/ProjectExplorer';
import {guard} from '@site/src/components/guard';

export default guard(Original);
