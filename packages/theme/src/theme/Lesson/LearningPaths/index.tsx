// Differs from the original: where it fails, the rest of the page stays.
import Original from '@theme-init/Lesson/LearningPaths';
import {guard} from '#components/guard';

export default guard(Original);
