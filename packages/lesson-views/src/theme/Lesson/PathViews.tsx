import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {PathViewsProps} from '@training-catalog/lessons/client';
import {viewQuery} from '../../views.js';

/** The link to the handout of a learning path, which its first lesson shows. */
export default function PathViews({id, firstLesson}: PathViewsProps): ReactNode {
  // A plain link, which loads the page again; see Views.
  return (
    <p className="needs-script not-searched">
      <a href={`${encodeURI(firstLesson)}${viewQuery('handout')}&path=${id}`} aria-describedby={`${id}-title`}>
        {translate({
          id: 'training-catalog.lessons.path.handout',
          message: 'Print worksheets and answers',
          description: 'Link to the handout of a learning path',
        })}
      </a>
    </p>
  );
}
