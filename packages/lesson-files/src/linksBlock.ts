import {componentNode} from '@training-catalog/content-model';
import type {PhrasingContent, RootContent} from 'mdast';
import {text} from './plainMarkdown.js';
import type {FileTexts} from './texts.js';

/** A file or a service that a page leads to. */
export interface FileLink {
  kind: 'notebook' | 'zip' | 'gift' | 'service';
  /** Path without the base path, not encoded; of a service, its URL. */
  url: string;
  /** Name of a service, or of the section whose quiz items a file has. */
  name?: string | undefined;
}

const link = (url: string, name: string, properties = {}): PhrasingContent => ({
  type: 'link',
  url,
  children: [text(name)],
  data: {hProperties: properties},
});

/** What readers take along from a page. */
export const linksBlock = (links: readonly FileLink[], texts: FileTexts): RootContent =>
  componentNode('div', {className: 'lesson-take-along not-searched'}, [
    {type: 'paragraph', children: [text(texts.takeAlong)], data: {hProperties: {className: ['lesson-part-title']}}},
    {
      type: 'list',
      ordered: false,
      spread: false,
      children: links.map(({kind, url, name = ''}) => ({
        type: 'listItem',
        spread: false,
        children: [
          {
            type: 'paragraph',
            children: [
              kind === 'service'
                ? link(url, texts.service.replace('{name}', name))
                : // `pathname://` keeps Docusaurus from looking for a page there.
                  link(
                    `pathname://${encodeURI(url)}`,
                    name === '' ? texts[kind] : texts.giftOfSection.replace('{name}', name),
                    {download: true, target: '_self'},
                  ),
            ],
          },
        ],
      })),
    },
  ]);
