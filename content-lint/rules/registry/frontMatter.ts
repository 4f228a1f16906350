import {editorial, error, hint, refused, unparsed, type Rule} from '@training-catalog/content-lint';
import {mainPage} from './examplePages';

/** Front matter. */
export const frontMatterRules = {
  'front-matter-required': {
    ...refused,
    summary:
      'A page begins with front matter that gives at least its title and a description. They are the heading, the entry in the sidebar, and what search engines show.',
    wrong: {'docs/install.md': '## Install\n\nRun the installer.\n'},
    right: {
      'docs/install.md':
        '---\ntitle: Install the counter\ndescription: Install the bird counter on Linux or macOS.\n---\n\n## Install\n\nRun the installer.\n',
    },
  },
  'front-matter-syntax': {
    ...unparsed,
    summary:
      'Front matter is YAML between two lines of three hyphens. Quote text that contains a colon, and indent with spaces.',
    wrong: '---\ntitle: Birds: a survey\ndescription: How the birds were counted.\n---\n\nText.',
    right: "---\ntitle: 'Birds: a survey'\ndescription: How the birds were counted.\n---\n\nText.",
  },
  'front-matter-schema': {
    ...refused,
    summary:
      'Front matter has only known keys, with values of the right type. Without this rule, a misspelled key would have no effect, and nobody would notice.',
    wrong: '---\ntitle: Birds\nsummary: How the birds were counted.\n---\n\nText.',
    right: '---\ntitle: Birds\ndescription: How the birds were counted.\n---\n\nText.',
  },
  'front-matter-no-backslash': {
    ...refused,
    summary:
      'Front matter contains no backslash. Docusaurus copies front matter into a script, where a backslash is lost or is a syntax error. Write such a path in the text.',
    wrong: '---\ntitle: Images in C:\\data\ndescription: Where the images are.\n---\n\nText.',
    right: '---\ntitle: Where the images are\ndescription: Where the images are.\n---\n\nLook into `C:\\data`.',
  },
  'known-tag': {
    ...refused,
    fixable: true,
    summary:
      'A tag is one of those in the `tags.yml` of its area. If tags were free, a topic would soon have three spellings, and each would find only some of its pages.',
    wrong: '---\ntitle: Birds\ndescription: How the birds were counted.\ntags: [software]\n---\n\nText.',
    right: '---\ntitle: Birds\ndescription: How the birds were counted.\ntags: [Software]\n---\n\nText.',
  },
  'described-version': {
    ...hint,
    summary:
      'The main page of a project states which release or commit its pages describe. Readers see it, and `npm run sync` reports when there is a newer one.',
    wrong: {'docs/Bird Counter/index.md': mainPage([])},
    right: {'docs/Bird Counter/index.md': mainPage(['describes:', '  release: "1.0"'])},
  },
  'described-version-explained': {
    ...editorial,
    summary:
      'If the pages describe a different version than the one that the project lists, `why` gives the reason. Readers who install the listed version then know what to expect.',
    wrong: {
      'docs/Bird Counter/index.md': mainPage(['  version: "1.0"', 'describes:', '  commit: "7486f11"']),
    },
    right: {
      'docs/Bird Counter/index.md': mainPage([
        '  version: "1.0"',
        'describes:',
        '  commit: "7486f11"',
        '  why: The repository has no tag for 1.0; the commit is its last one.',
      ]),
    },
  },
  'version-consistent': {
    ...error,
    summary:
      'A version that a page gives for a project is the one on the main page of that project. The main page is updated with each release; copies of the number are easily forgotten.',
    wrong: {
      'docs/Bird Counter/index.md': mainPage(['  version: "1.0"']),
      'docs/herons.md':
        '---\ntitle: Herons\ndescription: How herons are counted.\n---\n\nInstall Bird Counter 0.9 first.\n',
    },
    right: {
      'docs/Bird Counter/index.md': mainPage(['  version: "1.0"']),
      'docs/herons.md':
        '---\ntitle: Herons\ndescription: How herons are counted.\n---\n\nInstall Bird Counter first.\n',
    },
  },
} satisfies Record<string, Rule>;
