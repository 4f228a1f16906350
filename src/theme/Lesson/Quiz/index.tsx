// Differs from the original: where it fails, the rest of the page stays.
import Original from '@theme-original/Lesson/Quiz';
import {guard} from '@site/src/components/guard';

export default guard(Original);
