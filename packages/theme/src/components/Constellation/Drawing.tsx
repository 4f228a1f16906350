import type {ReactNode} from 'react';
import TopicGraph from '@theme/TopicGraph';
import AdditionalIcons from '../Icon/AdditionalIcons.js';

/** The drawing with its icons. */
export default function Drawing(): ReactNode {
  return (
    <>
      <AdditionalIcons />
      <TopicGraph />
    </>
  );
}
