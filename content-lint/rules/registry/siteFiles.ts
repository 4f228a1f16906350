import {error, refused, type Rule} from '@training-catalog/content-lint';
import {pageWith} from './examplePages';

const page = (...facts: readonly string[]): string =>
  pageWith(['title: Count', 'description: How birds are counted.', ...facts], 'Text.');

const category = '{"label": "Counts", "link": {"type": "generated-index", "description": "How birds are counted."}}\n';

/** Files of the site beside its pages. */
export const siteFilesRules = {
  'category-file-required': {
    ...error,
    summary:
      'A folder with pages has a `_category_.json`, which gives its name in the sidebar and the description of its overview.',
    wrong: {'docs/Counts/herons.md': page()},
    right: {'docs/Counts/herons.md': page(), 'docs/Counts/_category_.json': category},
  },
  'category-file-schema': {
    ...error,
    summary:
      'A `_category_.json` has a label, and a link that generates the overview with a description. Search engines show the description.',
    wrong: {'docs/Counts/herons.md': page(), 'docs/Counts/_category_.json': '{"label": "Counts"}\n'},
    right: {'docs/Counts/herons.md': page(), 'docs/Counts/_category_.json': category},
  },
  'tags-file-required': {
    ...refused,
    summary: 'Each area with pages has a `tags.yml`, which lists the tags that its pages may have.',
    wrong: {'workshops/count.md': page()},
    right: {'workshops/count.md': page(), 'workshops/tags.yml': 'Birds:\n'},
  },
  'tags-file-schema': {
    ...refused,
    summary:
      'An entry of `tags.yml` has only a label, a permalink that begins with a slash, and a description. The permalink is the address of the tag’s page, so no two tags share one.',
    wrong: {'docs/tags.yml': 'Software:\n  permalink: software\n'},
    right: {'docs/tags.yml': 'Software:\n  permalink: /software\n'},
  },
  'release-tag-name': {
    ...error,
    summary: 'The tag of a release names year and month, because lists of releases are sorted by it.',
    wrong: {'docs/tags.yml': 'Release July:\n  permalink: /release-july\n'},
    right: {'docs/tags.yml': 'Release 2025-07:\n  permalink: /release-2025-07\n'},
  },
  'page-id': {
    ...refused,
    summary:
      'The `id` of a page has no slash and is unique in its folder. Docusaurus finds pages by it; most pages need none.',
    wrong: {'docs/count.md': page('id: birds/count')},
    right: {'docs/count.md': page('id: count-birds')},
  },
  'no-duplicate-route': {
    ...refused,
    summary: 'Each page has an address of its own. If two pages shared one, readers would see only one of them.',
    wrong: {'docs/count.md': page(), 'docs/herons.md': page('slug: /count')},
    right: {'docs/count.md': page(), 'docs/herons.md': page()},
  },
  'learning-path': {
    ...refused,
    summary:
      'A learning path has a title, an audience, an outcome, and at least two steps. Each step names the address of a page and says why it is part of the path.',
    wrong: {
      'Education/learning-paths.yml':
        '- title: Count birds\n  audience: Ecologists\n  outcome: You can count birds.\n  steps:\n    - page: docs/introduction\n      why: It explains the words.\n    - page: docs/Camera Traps\n      why: It takes the images.\n',
    },
    right: {
      'Education/learning-paths.yml':
        '- title: Count birds\n  audience: Ecologists\n  outcome: You can count birds.\n  steps:\n    - page: docs/intro\n      why: It explains the words.\n    - page: docs/Camera Traps\n      why: It takes the images.\n',
    },
  },
  'redirect-syntax': {
    ...refused,
    summary:
      'A line of `redirects.yml` is the old address and the new one, both without the host, the base path, and `.html`. To move a folder, end both with a slash.',
    wrong: {'redirects.yml': '/docs/start.html: /docs/intro\n'},
    right: {'redirects.yml': 'docs/start: docs/intro\n'},
  },
  'redirect-source': {
    ...refused,
    summary: 'An address that is redirected has no page. Otherwise nobody could open the page.',
    wrong: {'redirects.yml': 'docs/intro: docs/Camera Traps\n'},
    right: {'redirects.yml': 'docs/start: docs/intro\n'},
  },
  'redirect-target': {
    ...refused,
    summary: 'An address is redirected to a page that exists, and not to one that has moved itself.',
    wrong: {'redirects.yml': 'docs/start: docs/introduction\n'},
    right: {'redirects.yml': 'docs/start: docs/intro\n'},
  },
  'upstream-record-schema': {
    ...refused,
    summary:
      'The record of the repositories is what `npm run sync -- --record` writes. After a merge conflict, run it again instead of editing the file.',
    wrong: {
      'docs/upstream.json':
        '{"Camera Traps": {"repository": "https://example.org/camera-traps", "commit": "7486f11"}}\n',
    },
    right: {
      'docs/upstream.json': `{\n  "Camera Traps": {\n    "repository": "https://example.org/camera-traps",\n    "commit": "${'7486f11a'.repeat(5)}",\n    "date": "2025-07-31"\n  }\n}\n`,
    },
  },
  'services-file': {
    ...error,
    summary:
      'Each hosted service has an entry with what it is, who runs it, the page that describes it, and what to use if it does not answer. Each address in `hosted:` of a project belongs to one.',
    wrong: {
      'other_resources/services.yml': '- name: Bird map\n  url: http://example.org/birds\n',
    },
    right: {
      'docs/birds.md': page(),
      'other_resources/services.yml':
        '- name: Bird map\n  url: https://example.org/birds\n  what: Shows where birds were heard.\n  operator: Not published\n  page: /docs/birds\n  instead: Download the recordings.\n',
    },
  },
  'services-record': {
    ...refused,
    summary:
      'The record of the services is what `npm run check:external -- --record` writes: for each URL, the days of the last check and of the last answer.',
    wrong: {'other_resources/services.json': '{"https://example.org/birds": "answered"}\n'},
    right: {
      'other_resources/services.json':
        '{"https://example.org/birds": {"checked": "2026-11-23", "answered": "2026-11-16"}}\n',
    },
  },
  'openapi-sets-file': {
    ...refused,
    summary:
      'The file is a list of API sets, each with its id, its OpenAPI file, and the folder of its pages; no two share one of these.',
    wrong: {'openapi/sets.json': '{"id": "birds", "file": "birds.yaml", "folder": "Bird APIs"}\n'},
    right: {'openapi/sets.json': '[{"id": "birds", "file": "birds.yaml", "folder": "Bird APIs"}]\n'},
  },
} satisfies Record<string, Rule>;
