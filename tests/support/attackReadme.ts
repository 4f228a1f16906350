/** A README of a stranger that has every text in every kind of block, as Markdown and as HTML. */
import {attackTexts} from './attackTexts';
import {waysIn} from './attackWays';

/** One text of 13: blocks next to each other have different ones, and an import has a limit of time. */
const written = (mark: string, index: number, write: (text: string) => string): string =>
  attackTexts
    .map(({at}, number) => write(at(`${mark}t${number}`)))
    .filter((_, number) => number % 13 === index % 13)
    .join('\n\n');

/** Kinds of blocks that Markdown of GitHub has as well. */
const kinds = waysIn.filter(
  ({kind, name}) => (kind === 'prose' || kind === 'code') && !/tab|video|component|comment/.test(name),
);

const html: Readonly<Record<string, (text: string) => string>> = {
  'a paragraph': (text) => `<p align="center">${text}</p>`,
  'a link': (text) => `<a href="${text}">Text</a>`,
  'an image': (text) => `<img src="${text}" alt="Text">`,
  'the text for an image': (text) => `<img src="logo.png" alt="${text.replaceAll('"', '&quot;')}">`,
  'a width': (text) => `<img src="logo.png" width="${text}" style="${text}">`,
  'an anchor': (text) => `<a name="${text}" id="${text}"></a>`,
  details: (text) => `<details><summary>${text}</summary>\n\n${text}\n\n</details>`,
  'a table': (text) => `<table><tr><td onclick="${text}">${text}</td></tr></table>`,
  'a video': (text) => `<video src="${text}" controls></video>`,
  'a picture': (text) => `<picture><source srcset="${text}"><img src="logo.png" alt="Text"></picture>`,
};

/** The README of a project with this name. */
export const attackReadme = (name: string): string =>
  [
    `# ${name}`,
    `${name} is a tool that counts birds in pictures. ![Build](https://evil.example/r.svg)`,
    '## Install',
    '```bash\npip install counter\n```',
    ...kinds.map(
      ({kind, name: place, write}, index) =>
        `## ${kind}, ${place}\n\n${written(`r${index}`, index, (text) => write(text, `r${index}`))}`,
    ),
    ...Object.entries(html).map(
      ([place, write], index) => `## HTML, ${place}\n\n${written(`h${index}`, index, write)}`,
    ),
    '',
  ].join('\n\n');
