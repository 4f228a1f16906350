import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import OfflineNotes from '@theme/OfflineNotes';
import OfflineCopy from './OfflineCopy.js';

/** The page that turns offline reading on and off, and explains its size and limits. */
export default function OfflinePage(): ReactNode {
  const title = translate({
    id: 'training-catalog.offline-copy.title',
    message: 'Read offline',
    description: 'Title of the page for reading offline',
  });
  return (
    <Layout>
      <PageMetadata
        title={title}
        description={translate({
          id: 'training-catalog.offline-copy.description',
          message: 'Save a copy of this site in your browser so that every page and search work offline.',
          description: 'Description of the page for reading offline',
        })}
      />
      <main className="container margin-vert--lg" style={{maxWidth: '52rem'}}>
        <Heading as="h1">{title}</Heading>
        <p>
          {translate({
            id: 'training-catalog.offline-copy.intro',
            message:
              'Will you be without internet access? Save a copy of this site in this browser, and every page and search will work offline. Nothing is saved until you choose to on this page.',
            description: 'First paragraph of the page for reading offline',
          })}
        </p>
        <OfflineCopy />
        <noscript>
          <style>{'.offline-copy { display: none }'}</style>
          <p>
            {translate({
              id: 'training-catalog.offline-copy.needsScript',
              message: 'Saving a copy requires JavaScript, which is turned off in this browser.',
              description: 'Text of the page for reading offline without JavaScript',
            })}
          </p>
        </noscript>
        <Heading as="h2" id="contents">
          {translate({
            id: 'training-catalog.offline-copy.contentsHeading',
            message: 'What the copy includes',
            description: 'Heading',
          })}
        </Heading>
        <p>
          {translate({
            id: 'training-catalog.offline-copy.contents',
            message:
              'All pages with their images, diagrams, and code, plus search. It does not include pages of other sites, nor videos.',
            description: 'Text below the heading "What the copy includes"',
          })}
        </p>
        <Heading as="h2" id="keeping">
          {translate({
            id: 'training-catalog.offline-copy.keepingHeading',
            message: 'How the copy is stored and updated',
            description: 'Heading',
          })}
        </Heading>
        <ul>
          <li>
            {translate({
              id: 'training-catalog.offline-copy.whileSaved',
              message:
                'While you have a copy, pages load from it even when you are online. Before you leave, turn off the network and open a page to check that it works.',
              description: 'First item below the heading "How the copy is stored and updated"',
            })}
          </li>
          <li>
            {translate({
              id: 'training-catalog.offline-copy.updates',
              message:
                'When this site changes, the browser downloads the new version in the background the next time you visit online; it may be as large as the first download. A bar on the page tells you when it is ready. You keep reading the old version until you ask for the new one or close all pages of this site.',
              description: 'Second item',
            })}
          </li>
          <li>
            {translate({
              id: 'training-catalog.offline-copy.eviction',
              message:
                'A browser may delete the copy when the device is low on space. Safari deletes it if you use Safari for seven days without visiting this site.',
              description: 'Third item',
            })}
          </li>
          <li>
            {translate({
              id: 'training-catalog.offline-copy.removal',
              message: 'To remove the copy, return to this page, or clear this site’s data in the browser.',
              description: 'Last item',
            })}
          </li>
        </ul>
        <OfflineNotes />
      </main>
    </Layout>
  );
}
