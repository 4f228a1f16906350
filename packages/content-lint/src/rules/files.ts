import path from 'node:path';
import {svgFault} from '@training-catalog/content-model/node';
import {examplePage as page} from '../examplePage.js';
import {fileNameProblem} from '../fileNameProblem.js';
import type {LintConfig} from '../config.js';
import {error, hint, type Rule, unparsed, unsafe} from '../rule.js';
import type {LintSite, RuleSet, SiteFault} from '../ruleSet.js';
import {pagesByImage} from './linkTargets.js';

const heron = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n  <circle cx="5" cy="5" r="4" />\n</svg>\n';

const shownTypes = (types: readonly string[]): string =>
  new Intl.ListFormat('en', {type: 'disjunction'}).format(types.map((type) => `\`.${type}\``));

const rules = {
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
      'A paragraph does not contain thousands of brackets, asterisks, or other Markdown marks, which a parser needs minutes for, and a page has at most a thousand quotations, lists, and footnotes. Such text is usually data or program output and belongs in a code block.',
    noExample: 'thousands of brackets do not fit on a page',
  },
  'no-symbolic-link': {
    ...unsafe,
    summary:
      'Content is never a symbolic link, which can point outside the repository and publish a file of the machine that builds the site. Copy the file instead.',
    noExample: 'a symbolic link is not text',
  },
  'no-file-in-generated-folder': {
    ...unsafe,
    summary:
      'Git tracks no file in a folder of generated pages. Such folders are written anew and not checked, so whatever else is in them would be published as it is. Put a page of your own beside the folder.',
    noExample: 'what git tracks is not text',
  },
  'file-name': {
    ...unsafe,
    summary:
      'The name of a file or folder has letters and digits of any language, spaces, and no signs but `.`, `_`, `+`, `,`, `-`, and parentheses; it does not end with a dot or space, and Windows does not reserve it. Other signs mean something in an address, in HTML, or in a command: a build asks git for the last change of a page by its name, and would run what stands in `$(…)`.',
    wrong: {'docs/$(herons).md': page('Herons are gray.')},
    right: {'docs/herons.md': page('Herons are gray.')},
  },
  'no-hidden-file': {
    ...error,
    summary:
      'The name of a file or folder begins with neither a dot nor an underscore, except `_category_.json`. Such files are easily missed in a review, and Docusaurus leaves out pages whose path has an underscore there.',
    wrong: {'docs/_drafts/herons.md': page('Herons are gray.')},
    right: {'docs/herons.md': page('Herons are gray.')},
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

/** What could run code or load content of others. */
const untrustedFor = ({fileTypes}: Pick<LintConfig, 'fileTypes'>) =>
  ({
    'file-type': {
      ...unsafe,
      summary: `A file beside pages or in \`static\` is a text, an image, data, or a document: it ends in ${shownTypes(fileTypes)}. A page of HTML, a script, or a style sheet would run in the reader’s browser as a part of this site. Show such a file as a code block, or publish it elsewhere and link to it.`,
      wrong: {'static/herons.html': '<p>Herons are gray.</p>\n'},
      right: {'docs/herons.md': page('Herons are gray.')},
    },
    'svg-no-active-content': {
      ...unsafe,
      summary:
        'An SVG file contains only elements and attributes of SVG that draw, and refers only to parts of itself (`#id`) and to images within it (`data:image/png`). Everything else is refused, because it could run code in the reader’s browser or load content of others: scripts, event handlers, animations, links, embedded pages, declarations, and what drawing programs add for themselves. Drawing programs offer “plain SVG”, and `npx svgo drawing.svg` removes what only they need.',
      wrong: {'static/img/heron.svg': heron.replace('<circle', '<circle onload="alert(1)"')},
      right: {'static/img/heron.svg': heron},
    },
  }) satisfies Record<string, Rule>;

type Id = keyof typeof rules;
type UntrustedId = keyof ReturnType<typeof untrustedFor>;

/** Maximum size of an image in bytes; larger ones load too slowly on a phone. */
export const imageLimit = 500_000;

/** Size in bytes above which a hint recommends a smaller image. */
const imageAdvice = 200_000;

/** Extensions of image files. */
const imageName = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;

type FileConfig = Pick<LintConfig, 'fileTypes' | 'siteFiles'>;

/** Files that desktops write into folders that they show; git ignores them, and no browser runs them. */
const ofDesktops = ['.DS_Store', 'Thumbs.db'];

/** What is wrong with a symbolic link. */
export const linkProblem = 'symbolic links may point outside the repository; replace it with the file itself';

/** Whether a file is of the site itself, or of a desktop, which may have any name. */
const isOther = (file: string, {siteFiles}: FileConfig): boolean =>
  siteFiles.includes(file) || ofDesktops.includes(path.posix.basename(file));

/** What is wrong with the name of a file. */
function nameFaults(file: string, config: FileConfig): SiteFault<Id>[] {
  const problem = fileNameProblem(file);
  if (problem !== undefined) {
    return [{rule: 'file-name', file, line: 1, message: problem}];
  }
  const hidden = file.split('/').find((part) => /^[._]/.test(part) && part !== '_category_.json');
  return hidden === undefined || isOther(file, config)
    ? []
    : [
        {
          rule: 'no-hidden-file',
          file,
          line: 1,
          message: `${hidden} begins with ${hidden.startsWith('.') ? 'a dot' : 'an underscore'}; rename it, or remove it`,
        },
      ];
}

/** Files that a browser could run. */
function activeFiles({files, pages, read}: LintSite, config: FileConfig): SiteFault<UntrustedId>[] {
  const {fileTypes} = config;
  const shownOn = pagesByImage(pages);
  return files
    .filter(({isLink}) => !isLink)
    .flatMap(({file}): SiteFault<UntrustedId>[] => {
      const type = path.posix.extname(file).slice(1);
      const message = `${type === '' ? 'a file without an ending' : `.${type}`} is no type of file that the site publishes; remove it, show its text in a code block, or save it as one of ${fileTypes.join(', ')}`;
      const fault = type.toLowerCase() === 'svg' ? svgFault(read(file)) : undefined;
      const alsoIn = shownOn.get(file);
      return [
        ...(fileTypes.includes(type.toLowerCase()) || isOther(file, config) || fileNameProblem(file) !== undefined
          ? []
          : [{rule: 'file-type' as const, file, line: 1, message}]),
        ...(fault ? [{rule: 'svg-no-active-content' as const, file, ...fault, ...(alsoIn && {alsoIn})}] : []),
      ];
    });
}

/** What is tracked where it should not be, file names that differ only in case, symbolic links, and images that are too large. */
function filesFaults({files, pages, links, addedToGenerated}: LintSite, config: FileConfig): SiteFault<Id>[] {
  const shownOn = pagesByImage(pages);
  const linked = new Set([...links, ...files.filter(({isLink}) => isLink).map(({file}) => file)]);
  const faults: SiteFault<Id>[] = [
    ...Array.from(linked, (file) => ({
      rule: 'no-symbolic-link' as const,
      file,
      line: 1,
      message: linkProblem,
    })),
    ...addedToGenerated.map((file) => ({
      rule: 'no-file-in-generated-folder' as const,
      file,
      line: 1,
      message: `the folder is for generated pages and is not checked; remove the file (git rm --cached "${file}"), and put what you wrote outside of this folder`,
    })),
  ];
  const seen = new Map<string, string>();
  for (const {file, bytes, isLink} of files) {
    if (isLink) {
      continue;
    }
    faults.push(...nameFaults(file, config));
    const folded = file.normalize('NFC').toLowerCase();
    const other = seen.get(folded);
    if (other !== undefined) {
      faults.push({
        rule: 'unique-file-name',
        file,
        line: 1,
        message: `differs from ${other} only by case, which some file systems ignore; rename one`,
        alsoIn: [other],
      });
    }
    seen.set(folded, file);
    const pagesOfImage = shownOn.get(file);
    const alsoIn = pagesOfImage && {alsoIn: pagesOfImage};
    if (imageName.test(file)) {
      const size = `${Math.round(bytes / 1000)} KB`;
      if (bytes > imageLimit) {
        faults.push({
          rule: 'image-max-size',
          file,
          line: 1,
          message: `the image is ${size}; make it smaller than ${imageLimit / 1000} KB`,
          ...alsoIn,
        });
      } else if (bytes > imageAdvice) {
        faults.push({
          rule: 'image-size-advice',
          file,
          line: 1,
          message: `the image is ${size}; a smaller one loads faster`,
          ...alsoIn,
        });
      }
    }
  }
  return faults;
}

/** Unused page images, left behind by an import or edit. Files directly in static/img belong to the site itself. */
function unusedImages({files, pages}: LintSite): SiteFault<Id>[] {
  return files
    .filter(({file}) => imageName.test(file) && (!file.startsWith('static/') || /^static\/img\/[^/]+\//.test(file)))
    .filter(({file}) => {
      const name = path.posix.basename(file);
      return !pages.some(({text}) => text.includes(name) || text.includes(encodeURIComponent(name)));
    })
    .map(({file}) => ({
      rule: 'no-unused-image',
      file,
      line: 1,
      message: 'unused image; delete the file, or show it on a page',
    }));
}

/** Files: that they can be read, their names, and their sizes. */
export const fileRules = (config: FileConfig): RuleSet<Id> => ({
  name: 'files',
  rules,
  checkSite: (site) => [...filesFaults(site, config), ...unusedImages(site)],
});

/** Files that a browser could run: for files of people whom the site does not trust with its readers. */
export const untrustedFiles = (config: FileConfig): RuleSet<UntrustedId> => ({
  name: 'untrusted-files',
  group: 'files',
  rules: untrustedFor(config),
  checkSite: (site) => activeFiles(site, config),
});
