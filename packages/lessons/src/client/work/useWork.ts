import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import siteConfig from '@generated/docusaurus.config';
import {
  forgetWork,
  keepWork,
  onWork,
  pageName,
  workAttribute,
  workOf,
  workPlace,
  workPrefix,
  type Work,
  type WorkKind,
} from '@training-catalog/utils/work';

const {baseUrl} = siteConfig;

/** What an element that takes work gets from `useWork`. */
export interface KeptWork<Element extends HTMLElement> {
  /**
   * What the reader has written here before, on this device; undefined while the server renders, and if there is nothing.
   * Another object whenever it comes from elsewhere: at first, from another tab, or from a file.
   */
  work: Work | undefined;
  /** Keeps what the reader has written, or forgets it if that is nothing. @returns whether the browser has kept it */
  keep: (text: string, right?: boolean) => boolean;
  /** Attributes of the outermost element. */
  attributes: {ref: RefObject<Element | null>; 'data-needs-scripts': string} & Record<typeof workAttribute, ''>;
}

/** Said where the browser has not kept what a reader has written. */
export const notKeptText = (): string =>
  translate({
    id: 'training-catalog.lessons.work.notKept',
    message: 'This browser could not keep it: its storage is full or switched off. It is lost when you close the page.',
    description: 'After an answer or a prediction',
  });

/**
 * Keeps what a reader writes into an element of a page: on this device, until "My learning" deletes it. That page also shows,
 * saves, and prints it. A handout shows nothing of it.
 *
 * @param id names the element among those of its kind on the page, such as its question; it has to stay when other parts of
 *   the page change
 * @param title what the work answers, for people
 */
export function useWork<Element extends HTMLElement>(kind: WorkKind, id: string, title: string): KeptWork<Element> {
  const {pathname, search} = useLocation();
  const page = pageName(baseUrl, pathname);
  // A handout is for others. Packages with views name theirs in this parameter.
  const isBlank = new URLSearchParams(search).get('docusaurus-data-view') === 'handout';
  const ref = useRef<Element>(null);
  const [work, setWork] = useState<Work>();
  /** What the browser had when this element last looked. */
  const own = useRef<string>(undefined);
  useEffect(() => {
    if (isBlank) {
      return undefined;
    }
    const read = (): void => {
      const found = workOf(baseUrl, page, {kind, id});
      if (found?.text !== own.current) {
        own.current = found?.text;
        setWork(found);
      }
    };
    read();
    return onWork(read);
  }, [page, kind, id, isBlank]);
  const keep = useCallback(
    (text: string, right?: boolean) => {
      const before = own.current;
      own.current = text;
      const place = workPlace(ref.current);
      const isKept =
        text === ''
          ? forgetWork(baseUrl, page, {kind, id})
          : keepWork(baseUrl, page, {kind, id, title, text, place, ...(right !== undefined && {right})});
      // Otherwise what the reader has written would give way to what is kept.
      own.current = isKept ? text : before;
      return isKept;
    },
    [page, kind, id, title],
  );
  return {
    work,
    keep,
    // What was kept is shown as soon as the element can be seen.
    attributes: {ref, 'data-needs-scripts': workPrefix(baseUrl, page), [workAttribute]: ''},
  };
}
