// Tabs: a press or a key selects one, in all lists of its group; the browser's search in the page selects the tab of what it
// finds. The choice in a group is stored under Docusaurus' name.
import {onPage, store, stored} from './controls.js';

const nameOf = (group: string): string => `docusaurus.tab.${group}`;

const tabsOf = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(':scope > [role="tab"]')];

/** The panels of a list of tabs, in the order of its tabs. */
const panelsOf = (list: Element): Element[] => [...(list.nextElementSibling?.children ?? [])];

/** The list that a tab is in. */
const listOf = (tab: HTMLElement): HTMLElement => tab.closest<HTMLElement>('[role="tablist"]') ?? tab;

function show(tab: HTMLElement): void {
  const list = listOf(tab);
  const tabs = tabsOf(list);
  tabs.forEach((other) => {
    const isChosen = other === tab;
    other.setAttribute('aria-selected', String(isChosen));
    other.tabIndex = isChosen ? 0 : -1;
    other.classList.toggle('tabs__item--active', isChosen);
  });
  panelsOf(list).forEach((panel, place) => {
    if (tabs[place] === tab) {
      panel.removeAttribute('hidden');
    } else {
      // A browser that does not know this value hides the panel, too.
      panel.setAttribute('hidden', 'until-found');
    }
  });
}

const lists = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-control="tabs"]')];

/** Shows the tab of a value in every list of a group that has it. */
const showInGroup = (group: string, value: string | null): void =>
  lists()
    .filter((list) => list.dataset.group === group)
    .forEach((list) => {
      const tab = tabsOf(list).find(({dataset}) => dataset.value === value);
      if (tab) {
        show(tab);
      }
    });

function choose(tab: HTMLElement): void {
  const {group} = listOf(tab).dataset;
  const before = tab.getBoundingClientRect().top;
  show(tab);
  if (group && tab.dataset.value) {
    showInGroup(group, tab.dataset.value);
    store(nameOf(group), tab.dataset.value);
    // Lists above may have become longer or shorter.
    scrollBy({top: tab.getBoundingClientRect().top - before, behavior: 'instant'});
  }
}

const tabAt = ({target}: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-control="tabs"] > [role="tab"]') : null;

document.addEventListener('click', (event) => {
  const tab = tabAt(event);
  if (tab) {
    choose(tab);
  }
});

document.addEventListener('keydown', (event) => {
  const tab = tabAt(event);
  if (!tab) {
    return;
  }
  const tabs = tabsOf(listOf(tab));
  const place = tabs.indexOf(tab);
  const next = {
    ArrowRight: tabs[(place + 1) % tabs.length],
    ArrowLeft: tabs.at(place - 1),
    Home: tabs[0],
    End: tabs.at(-1),
  }[event.key];
  if (event.key === 'Enter' || event.key === ' ') {
    choose(tab);
  } else if (next) {
    next.focus();
  } else {
    return;
  }
  event.preventDefault();
});

document.addEventListener('beforematch', ({target}) => {
  const panel = target instanceof Element ? target.closest('[role="tabpanel"]') : null;
  const list = panel?.parentElement?.previousElementSibling;
  if (panel && list) {
    const tab = tabsOf(list)[panelsOf(list).indexOf(panel)];
    if (tab) {
      show(tab);
    }
  }
});

onPage(() =>
  lists().forEach((list) => {
    const {group} = list.dataset;
    const chosen = tabsOf(list).find((tab) => tab.getAttribute('aria-selected') === 'true');
    const kept = group === undefined ? null : stored(nameOf(group));
    const tab = tabsOf(list).find(({dataset}) => dataset.value === kept) ?? chosen;
    if (tab) {
      show(tab);
    }
  }),
);
