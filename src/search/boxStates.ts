// What the package's search box lacks for the keyboard and for screen readers. Loaded with the box.

/** Where the list of hits is; the package names its parts by classes with hashes. */
const listId = 'search-hits';

/** Sets or takes away an attribute, only if that changes it: an observer of attributes calls this. */
function set(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) {
    return;
  }
  if (value === null) {
    element.removeAttribute(name);
  } else {
    element.setAttribute(name, value);
  }
}

/** Text for screen readers: how many hits the open list shows. */
const sayCount = (count: number): string =>
  count === 0 ? 'No results' : `${count} ${count === 1 ? 'result' : 'results'}`;

/**
 * Mends the package's box for as long as it stands in a container:
 *
 * - Tab leaves the field, to the links below the hits and then on; the package would open the first hit.
 * - Escape closes the list and keeps the focus; the package would take it away.
 * - The field says that its list is open when it is, and names it; the list holds hits only.
 *
 * @param say is told what a screen reader should say: the number of hits, or nothing
 * @returns a function that ends it
 */
export function patchSearchBox(container: HTMLElement, say: (text: string) => void): () => void {
  const parts = (): {input: HTMLInputElement; menu: HTMLElement} | undefined => {
    const input = container.querySelector<HTMLInputElement>('input[role="combobox"]');
    const menu = input?.parentElement?.lastElementChild;
    return input && menu instanceof HTMLElement ? {input, menu} : undefined;
  };

  const update = (): void => {
    const found = parts();
    if (!found) {
      return;
    }
    const {input, menu} = found;
    const options = menu.querySelectorAll('[role="option"]');
    const list = options[0]?.parentElement;
    const isShown = menu.style.display === 'block';
    set(menu, 'role', null);
    if (list) {
      set(list, 'role', 'listbox');
      set(list, 'id', listId);
      set(list, 'aria-label', 'Results');
    }
    set(input, 'aria-owns', null);
    set(input, 'aria-controls', list ? listId : null);
    set(input, 'aria-expanded', String(isShown && Boolean(list)));
    say(isShown && input.value ? sayCount(options.length) : '');
  };

  /** Closes the list as if the focus had left. */
  const close = (input: HTMLInputElement): void => {
    // The package takes the focus away from the field whenever the list closes.
    input.blur = () => undefined;
    input.dispatchEvent(new FocusEvent('blur'));
    delete (input as Partial<HTMLInputElement>).blur;
  };

  const onKey = (event: KeyboardEvent): void => {
    const found = parts();
    if (!found) {
      return;
    }
    const {input, menu} = found;
    if (event.key === 'Tab' && event.target === input) {
      event.stopPropagation();
    } else if (event.key === 'Escape' && menu.style.display === 'block') {
      event.stopPropagation();
      // The field's own method is bound to a condition by src/theme/SearchBar.
      HTMLElement.prototype.focus.call(input);
      close(input);
    }
  };

  const onBlur = (event: FocusEvent): void => {
    const found = parts();
    const {target, relatedTarget} = event;
    if (!found || !(target instanceof Node)) {
      return;
    }
    const {input, menu} = found;
    const goesToMenu = relatedTarget instanceof Node && menu.contains(relatedTarget);
    if (target === input && goesToMenu) {
      event.stopPropagation();
    } else if (menu.contains(target) && !goesToMenu && relatedTarget !== input) {
      close(input);
    }
  };

  // After the event that changed the list: in the middle of it, what `say` renders would give the field
  // its text of before, so that it could not be emptied.
  let soon: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    clearTimeout(soon);
    soon = setTimeout(update);
  });
  observer.observe(container, {
    subtree: true,
    childList: true,
    attributeFilter: ['style', 'role', 'aria-expanded', 'aria-owns'],
  });
  container.addEventListener('keydown', onKey, true);
  container.addEventListener('blur', onBlur, true);
  update();
  return () => {
    observer.disconnect();
    clearTimeout(soon);
    container.removeEventListener('keydown', onKey, true);
    container.removeEventListener('blur', onBlur, true);
  };
}
