import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** The link to more about a term of the glossary. */
export default function ReadMore({children}: {children: ReactNode}): ReactNode {
  return (
    <span>
      <Translate
        id="training-catalog.lessons.glossary.read-more"
        description="After the definition of a term: a link to a page about it"
        values={{link: children}}
      >
        {'Read more: {link}.'}
      </Translate>
    </span>
  );
}
