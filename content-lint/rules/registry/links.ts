import {editorial, error, unsafe, type Rule} from '@training-catalog/content-lint';

/** Links and images. */
export const linksRules = {
  'no-empty-link': {
    ...error,
    summary: 'A link has a target. An empty one opens the same page again.',
    wrong: 'Read the [report]().',
    right: 'Read the [report](https://example.org/report).',
  },
  'link-text-descriptive': {
    ...editorial,
    summary:
      'The text of a link names its target. Screen readers list the links of a page without the sentences around them, and “here” says nothing in such a list.',
    wrong: 'For the data, click [here](https://example.org/data).',
    right: 'Download the [survey data](https://example.org/data).',
  },
  'link-protocol': {
    ...unsafe,
    summary:
      'A link starts with `https://`, `mailto:`, or `/`, or is the path of a file. Other protocols are refused, because some, such as `javascript:`, run code.',
    wrong: 'Download the [survey data](ftp://example.org/data).',
    right: 'Download the [survey data](https://example.org/data).',
  },
  'link-https': {
    ...editorial,
    fixable: true,
    summary:
      'Links use `https`, so that nobody in between can read or change what readers load. If the server supports only `http`, or is on the reader’s own machine, write the URL as code.',
    wrong: 'Download the [model](http://github.com/example/model).',
    right: 'Download the [model](https://github.com/example/model).',
  },
  'link-form': {
    ...error,
    summary:
      'A link within an area is the path of a file, with its extension; a link to another area is the path of a page on the site, without one. Both are checked and keep working when a page gets another address.',
    wrong: 'Start with the [introduction](intro).',
    right: 'Start with the [introduction](intro.md).',
  },
  'link-target-exists': {
    ...error,
    fixable: true,
    summary: 'The page that a link names exists. Otherwise readers get “page not found”.',
    wrong: 'Start with the [introduction](into.md).',
    right: 'Start with the [introduction](intro.md).',
  },
  'link-anchor-exists': {
    ...error,
    summary:
      'The part of a link after `#` is the anchor of a heading on that page. Otherwise the link opens the top of the page.',
    wrong: 'Follow the [first steps](intro.md#steps).',
    right: 'Follow the [first steps](intro.md#first-steps).',
  },
  'console-link-field': {
    ...error,
    summary:
      'A link with `?try` opens the form of an API operation and fills in its fields. It names the fields that the operation has; lists, numbers, and objects are JSON.',
    wrong: '[Count the herons](/api/Bird%20APIs/count-birds?try&specie=heron).',
    right: '[Count the herons](/api/Bird%20APIs/count-birds?try&species=heron).',
  },
  'image-alt-text': {
    ...error,
    summary:
      'An image says in words what it shows. Screen readers read these words aloud, and everybody sees them if the image does not load.',
    wrong: '![](/img/camera.png)',
    right: '![A camera on a tree, one meter above the ground](/img/camera.png)',
  },
  'no-external-image': {
    ...unsafe,
    summary:
      'Images are files in the repository. An image on another host tells that host who reads the page, and can change or disappear at any time.',
    wrong: '![A camera on a tree](https://example.org/camera.png)',
    right: '![A camera on a tree](/img/camera.png)',
  },
  'image-exists': {
    ...error,
    fixable: true,
    summary:
      'The file of an image exists. `/img/…` is in `static/img`; a path without a leading slash starts at the folder of the page.',
    wrong: '![A camera on a tree](/img/camera.jpg)',
    right: '![A camera on a tree](/img/camera.png)',
  },
} satisfies Record<string, Rule>;
