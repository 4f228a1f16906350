import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import paths from '@generated/learning-paths/default/paths.json';
import {duration} from '../Lesson/duration';
import styles from './LearningPaths.module.css';

/** Every learning path with its steps and times. */
export default function LearningPaths(): ReactNode {
  return paths.map(({title, audience, outcome, steps, minutes}) => (
    <section key={title} className={styles.path} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <p>
        <strong>For:</strong> {audience} <strong>Outcome:</strong> {outcome} <strong>Time:</strong> {duration(minutes)}.
      </p>
      <ol>
        {steps.map((step) => (
          <li key={step.permalink}>
            <Link to={step.permalink}>{step.title}</Link> ({duration(step.minutes)}
            {step.isLesson ? '' : ' to read'}): {step.why}
          </li>
        ))}
      </ol>
    </section>
  ));
}
