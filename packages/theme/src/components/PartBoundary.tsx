import {createElement, Suspense, useRef, useState, type ReactNode, type RefObject} from 'react';

/** Copies of what the server rendered for a part, which React removes when it renders this; nothing after navigation. */
function Served({marker}: {marker: RefObject<Element | null>}): ReactNode {
  const [served] = useState(() => {
    const elements: Element[] = [];
    let node = marker.current?.nextSibling;
    // Comments enclose a boundary that is not hydrated. The server, which renders fallbacks, has no such class.
    if (node && node instanceof Comment) {
      while ((node = node.nextSibling) instanceof Element) {
        elements.push(node);
      }
    }
    return elements;
  });
  return served.map((element, index) =>
    createElement(element.localName, {
      key: index,
      ref: (copy: Element | null) => {
        [...element.attributes].forEach(({name, value}) => copy?.setAttribute(name, value));
        // What a reader entered into the copy would be lost with it.
        copy?.querySelectorAll('button, input, select, textarea').forEach((control) => {
          control.setAttribute('disabled', '');
        });
      },
      dangerouslySetInnerHTML: {__html: element.innerHTML},
    }),
  );
}

/**
 * A Suspense boundary for a part of a page whose script loads late (`lazyPart`). What the server rendered stays until then.
 * With `Suspense`, it would disappear, because React renders the fallback of a boundary that is not hydrated as soon as a
 * context above it changes, and several contexts of Docusaurus change right after hydration.
 */
export default function PartBoundary({children}: {children: ReactNode}): ReactNode {
  const marker = useRef<HTMLTemplateElement>(null);
  return (
    <>
      <template ref={marker} />
      <Suspense fallback={<Served marker={marker} />}>{children}</Suspense>
    </>
  );
}
