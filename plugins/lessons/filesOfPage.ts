import path from 'node:path';
import {pageFile} from '../../content-lint/model/lessonElements';
import {forEachNode, type PageSource} from '@training-catalog/content-model';
import {parsePage} from '../../content-lint/model/page';
import {dataSetsOf, termsOf, timesOf} from '../../content-lint/rules/lessonElementRules';
import {glossaryFile} from '../../shared/lessonElements';

/** What only pages that depend on other files contain; most pages need not be parsed. */
const mayDepend = /:(?:term|glossary|dataset|time)\b|\bprerequisites\b/;

/**
 * Other files that the text of a page is made from, by path in the repository: the glossary if the page shows terms, data
 * sets whose size it shows, and lessons whose titles or times it names. None if the page has a syntax error.
 */
export function filesOfPage(page: PageSource): string[] {
  if (!mayDepend.test(page.text)) {
    return [];
  }
  const {tree, facts} = parsePage(page);
  const {prerequisites} = (facts.learning ?? {}) as {prerequisites?: unknown};
  const lessons: unknown[] = [timesOf(tree).map(({of}) => of), prerequisites].flat();
  const data = dataSetsOf(tree).map(({file}) => file);
  let hasTerms = termsOf(tree).length > 0;
  forEachNode(tree, (node) => {
    hasTerms ||= node.type === 'leafDirective' && node.name === 'glossary';
  });
  return [
    ...(hasTerms ? [glossaryFile] : []),
    ...data.map((file) => path.posix.join(path.posix.dirname(page.file), file)),
    ...lessons.flatMap((written) => (typeof written === 'string' ? pageFile(page.file, written) : [])),
  ];
}
