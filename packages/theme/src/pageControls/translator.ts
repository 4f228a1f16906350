// A browser that translates a page replaces its texts. React would then find another page than was built, throw the served one
// away, and with it what a reader is typing. So what was replaced before React takes over is put back, and the translator,
// which follows changes of a page, translates it again when React has it.
import {onPage} from './controls.js';

/** How often in a row a translator is undone that does not wait for the words: it and this would go on forever. */
const patience = 3;

/** Whether a change is that of a translator, whose texts are in `font` elements, which no page has. */
const isTranslation = ({addedNodes}: MutationRecord): boolean =>
  [...addedNodes].some(({nodeName}) => nodeName === 'FONT');

/** Undoes changes, the last one first, so that each finds the page as it left it. */
function undo(changes: readonly MutationRecord[]): void {
  [...changes].reverse().forEach(({type, target, oldValue, addedNodes, removedNodes, nextSibling}) => {
    if (type === 'characterData') {
      target.nodeValue = oldValue;
      return;
    }
    addedNodes.forEach((node) => (node as ChildNode).remove());
    removedNodes.forEach((node) => target.insertBefore(node, nextSibling));
  });
}

/** Changes since the page was read. */
const before: MutationRecord[] = [];
/** Whether React is here, which changes the page itself. */
let isHydrating = false;
let left = patience;

const observer = new MutationObserver((changes) => {
  if (!isHydrating) {
    before.push(...changes);
  } else if (left && changes.some(isTranslation)) {
    left -= 1;
    setTimeout(() => (left = patience));
    undo(changes);
  }
});

onPage((cause) => {
  const root = document.getElementById('__docusaurus');
  if (cause === 'served' && root) {
    observer.observe(root, {childList: true, characterDataOldValue: true, subtree: true});
  } else if (cause === 'hydrating') {
    isHydrating = true;
    undo(before.concat(observer.takeRecords()));
  } else {
    observer.disconnect();
  }
});
