import path from 'node:path';
import {forEachNode, urlLineOf, urlOffsetOf} from '@training-catalog/content-model';
import {addressKind, decodedUrl, overHttps} from '@training-catalog/utils/urls';
import type {Image, Link} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {faultsOf, lineOf, type Report} from '../faults.js';
import {editorial, error, type Rule} from '../rule.js';
import type {LintPage, RuleSet} from '../ruleSet.js';
import {shownAsText} from './shownAsText.js';

const rules = {
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
  'link-syntax': {
    ...error,
    fixable: true,
    summary:
      'A link is its text in brackets and, without a space between them, its address in parentheses. A space in the address is written as `%20`. Otherwise readers see brackets and parentheses instead of a link.',
    wrong: 'Read about [Camera Traps](Camera Traps/index.md).',
    right: 'Read about [Camera Traps](Camera%20Traps/index.md).',
  },
  'image-alt-text': {
    ...error,
    summary:
      'An image says in words what it shows. Screen readers read these words aloud, and everybody sees them if the image does not load.',
    wrong: '![](/img/camera.png)',
    right: '![A camera on a tree, one meter above the ground](/img/camera.png)',
  },
  'image-alt-file-name': {
    ...editorial,
    summary:
      'The alternative text of an image is not the name of its file, which tells nobody what the image shows. An import writes the name where a README has no text.',
    wrong: '![camera.png](/img/camera.png)',
    right: '![A camera on a tree, one meter above the ground](/img/camera.png)',
  },
} satisfies Record<string, Rule>;

type Id = keyof typeof rules;

function checkLink(node: Link, {file, text}: LintPage, report: Report<Id>): void {
  const {url} = node;
  const line = urlLineOf(node);
  if (url === '' || url === '#') {
    const where = node.data?.definition === undefined ? 'in its parentheses' : 'after its colon';
    report('no-empty-link', line, `the link "${toString(node)}" has no target; write a URL or path ${where}`);
    return;
  }
  if (/^(?:click )?(?:here|this|link|more|this (?:link|page))$/i.test(toString(node).trim())) {
    report(
      'link-text-descriptive',
      lineOf(node),
      `the link text "${toString(node)}" is not descriptive; name the target`,
    );
  }
  const [area] = file.split('/');
  const kind = addressKind(url);
  // markup.ts refuses what is no address.
  if (kind === undefined || kind === 'mailto' || kind === 'static' || kind === 'anchor') {
    return;
  }
  if (kind === 'https' || kind === 'http') {
    if (!url.startsWith('https://')) {
      const rule = url.startsWith('http://') ? 'link-https' : 'link-form';
      const secure = overHttps(url);
      const start = secure === url ? undefined : urlOffsetOf(node, text);
      report(
        rule,
        line,
        `${url} is not a valid https URL; correct it, or write it as code if readers cannot open it`,
        start === undefined ? undefined : {start, end: start + url.length, text: secure},
      );
    }
  } else if (kind === 'site') {
    if (/\.mdx?(?:#|$)/.test(url)) {
      report('link-form', line, `the site path ${url} has a file extension; remove it`);
    }
  } else if (/\.mdx?(?:#|$)/.test(url)) {
    const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), decodedUrl(url)));
    if (target.split('/')[0] !== area) {
      report('link-form', line, `${url} is a file in another area; write a site path, such as /docs/intro`);
    }
  } else {
    report('link-form', line, `${url} is neither a file path nor a site path; write ../Folder/page.md or /area/page`);
  }
}

/** Letters and digits of a text, in lower case. */
const folded = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

function checkImage(node: Image, report: Report<Id>): void {
  const alt = node.alt?.trim() ?? '';
  const file = path.posix.basename(decodedUrl(node.url).replace(/[?#][^]*$/, ''));
  // A single word, such as a product's name, may be all that an image shows.
  const name = path.posix.parse(file).name;
  const isName = folded(alt) === folded(file) || (folded(alt) === folded(name) && /[^\p{L}]/u.test(name));
  if (alt === '') {
    report('image-alt-text', lineOf(node), 'the image has no alt text; write it in the brackets');
  } else if (folded(alt) !== '' && isName) {
    report(
      'image-alt-file-name',
      lineOf(node),
      `the alt text "${alt}" is the name of the file; write what the image shows`,
    );
  }
}

/** Links and images by themselves: their form and their texts. */
export const linkRules: RuleSet<Id> = {
  name: 'links',
  rules,
  checkPage: (page) =>
    faultsOf((report) => {
      forEachNode(page.tree, (node) => {
        if (node.type === 'link') {
          checkLink(node, page, report);
        } else if (node.type === 'image') {
          checkImage(node, report);
        }
      });
      shownAsText(page.tree, page.text)
        .filter(({kind}) => kind === 'link')
        .forEach(({line, message, fix}) => report('link-syntax', line, message, fix));
    }),
};
