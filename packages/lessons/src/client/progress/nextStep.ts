import type {LearningPath, PathStep} from '../../lists.js';
import {pageKey, type Done} from './progress.js';

const isDone = (step: PathStep, done: Done): boolean => done[pageKey(step.permalink)] !== undefined;

/** The first step of a path that is not done; undefined if all steps are done. */
export const nextStep = ({steps}: LearningPath, done: Done): PathStep | undefined =>
  steps.find((step) => !isDone(step, done));

/** Number of completed steps of a path. */
export const stepsDone = ({steps}: LearningPath, done: Done): number =>
  steps.filter((step) => isDone(step, done)).length;
