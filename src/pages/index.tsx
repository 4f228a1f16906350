import type {ReactNode} from 'react';
import LandingPage from '@theme/LandingPage';
import {aboutInstitute, entryPoints, landingNote} from '@site/landing.config';

/** The landing page: that of the theme, with the words of this site. */
export default function Home(): ReactNode {
  return <LandingPage about={aboutInstitute} entryPoints={entryPoints} note={landingNote} />;
}
