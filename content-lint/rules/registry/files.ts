import {error, hint, unparsed, unsafe, type Rule} from '@training-catalog/content-lint';
import {page} from './examplePages';

const heron = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n  <circle cx="5" cy="5" r="4" />\n</svg>\n';

/** Files. */
export const filesRules = {
  'file-readable': {
    ...unparsed,
    summary:
      'Pages and the files beside them are readable text in UTF-8, without NUL characters. Nothing else can be checked or shown.',
    noExample: 'this page is UTF-8 itself and cannot show anything else',
  },
  'max-file-size': {
    ...unparsed,
    summary:
      'A page or YAML file has at most 100,000 characters. Split a longer one: it slows down every check and build, and few readers reach its end.',
    noExample: 'a file of that size does not fit on a page',
  },
  'max-paragraph-marks': {
    ...unparsed,
    summary:
      'A paragraph does not contain thousands of brackets, asterisks, or other Markdown marks, which a parser needs minutes for. Such text is usually data or program output and belongs in a code block.',
    noExample: 'thousands of brackets do not fit on a page',
  },
  'no-symbolic-link': {
    ...unsafe,
    summary:
      'Content is never a symbolic link, which can point outside the repository and publish a file of the machine that builds the site. Copy the file instead.',
    noExample: 'a symbolic link is not text',
  },
  'unique-file-name': {
    ...error,
    summary:
      'The paths of two files differ by more than case. Windows and macOS treat such paths as one file, so one would overwrite the other.',
    wrong: {'docs/Install.md': page('Install it.'), 'docs/install.md': page('Install it.')},
    right: {'docs/install-cli.md': page('Install it.'), 'docs/install.md': page('Install it.')},
  },
  'image-max-size': {
    ...error,
    summary:
      'An image has at most 500 KB, because a larger one takes seconds to load on a phone. Reduce its width to 1,600 pixels, or save a photograph as JPEG or WebP.',
    noExample: 'an image of that size does not fit on a page',
  },
  'image-size-advice': {
    ...hint,
    summary:
      'An image has at most 200 KB if that is possible without losing details. It then loads quickly on a phone.',
    noExample: 'an image of that size does not fit on a page',
  },
  'svg-no-active-content': {
    ...unsafe,
    summary:
      'An SVG file contains no scripts, event handlers, embedded pages, or entity declarations, which could run code in the reader’s browser. Drawing programs offer “plain SVG”.',
    wrong: {'static/img/heron.svg': heron.replace('<circle', '<circle onload="alert(1)"')},
    right: {'static/img/heron.svg': heron},
  },
  'no-unused-image': {
    ...hint,
    summary: 'A page shows each image. Delete an image that was left behind, or add it to a page.',
    wrong: {'static/img/birds/heron.svg': heron, 'docs/herons.md': page('Herons are gray.')},
    right: {'static/img/birds/heron.svg': heron, 'docs/herons.md': page('![A gray heron](/img/birds/heron.svg)')},
  },
  'yaml-syntax': {
    ...unparsed,
    summary: 'A YAML file can be parsed. The usual mistake is a colon inside a text without quotation marks.',
    wrong: {'docs/tags.yml': 'Software:\n  description: Tools: programs that you install.\n'},
    right: {'docs/tags.yml': "Software:\n  description: 'Tools: programs that you install.'\n"},
  },
  'json-syntax': {
    ...unparsed,
    summary: 'A JSON file can be parsed. The usual mistakes are a missing comma and a comma after the last entry.',
    wrong: {'docs/Camera Traps/_category_.json': '{"label": "Camera Traps",}\n'},
    right: {
      'docs/Camera Traps/_category_.json':
        '{\n  "label": "Camera Traps",\n  "link": {"type": "generated-index", "description": "Finds animals in images."}\n}\n',
    },
  },
} satisfies Record<string, Rule>;
