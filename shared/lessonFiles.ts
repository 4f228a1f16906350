import {lessonsArea} from './areas';

/** Route of the glossary page, without base path and leading slash. */
export const glossaryRoute = `${lessonsArea}/glossary`;

/** Source file of the glossary: terms and definitions. */
export const glossaryFile = `${lessonsArea}/glossary.yml`;

/** Source file of the learning paths. */
export const pathsFile = `${lessonsArea}/learning-paths.yml`;
