// Differs from the original: where it fails, the rest of the page stays.
import Original from '@theme-init/ProjectMap';
import {guard} from '#components/guard';

export default guard(Original);
