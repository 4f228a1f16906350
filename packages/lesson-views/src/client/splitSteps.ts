/** How many lines of text fit on a slide, roughly. */
const linesOfSlide = 13;

/** Height of a line of code, in lines of text. */
const codeLine = 0.65;

/** How many characters of a sentence fit on a line of a slide, roughly. */
const charactersOfLine = 65;

/** How many lines of text a step takes, roughly: its code, a frame around each block, and its sentences. */
function linesOf(step: Element): number {
  const blocks = [...step.querySelectorAll('pre')];
  const code = blocks.map((block) => codeLine * (block.querySelectorAll('.token-line').length + 2));
  const codeLength = blocks.reduce((sum, {textContent}) => sum + textContent.length, 0);
  const sentences = Math.ceil((step.textContent.length - codeLength) / charactersOfLine);
  return code.reduce((sum, lines) => sum + lines, sentences);
}

/** Groups of neighboring steps, each of which fits on a slide, if it has more than one step. */
function groupsOf(steps: readonly Element[]): Element[][] {
  const groups: Element[][] = [];
  let room = 0;
  for (const step of steps) {
    const lines = linesOf(step);
    const group = groups.at(-1);
    if (group && lines <= room) {
      group.push(step);
      room -= lines;
    } else {
      groups.push([step]);
      room = linesOfSlide - lines;
    }
  }
  return groups;
}

/**
 * Splits an exercise that is longer than a slide into several, which repeat its title. The steps are moved, not copied, so
 * that their buttons keep working.
 *
 * @returns the exercise, and what follows it
 */
export function splitSteps(box: Element): Element[] {
  const list = [...box.children].find(({tagName}) => tagName === 'OL');
  const title = box.querySelector('.lesson-box-title');
  const groups = groupsOf([...(list?.children ?? [])]);
  if (!list || groups.length < 2) {
    return [box];
  }
  const after = [...box.children].slice([...box.children].indexOf(list) + 1);
  let start = 1;
  const parts = groups.map((steps, index) => {
    const part = index === 0 ? box : (box.cloneNode(false) as Element);
    if (index > 0) {
      const rest = list.cloneNode(false) as Element;
      rest.setAttribute('start', String(start));
      rest.append(...steps);
      part.append(...(title ? [title.cloneNode(true)] : []), rest);
    }
    start += steps.length;
    return part;
  });
  parts.at(-1)?.append(...after);
  parts.forEach((part, index) => part.querySelector('.lesson-box-title')?.append(` (${index + 1} of ${parts.length})`));
  return parts;
}
