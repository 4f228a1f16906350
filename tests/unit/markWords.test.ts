// cspell:ignore grevy Grévy especies
// Which words of a page are marked. The browser tests see them painted.
// @vitest-environment jsdom
import {describe, expect, it} from 'vitest';
import {matchingRanges} from '../../src/search/markWords';

const marked = (html: string, query: string): string[] => {
  const article = document.createElement('article');
  article.innerHTML = html;
  return matchingRanges(article, query).map((range) => range.toString());
};

describe('the words that are marked on a page', () => {
  it('are whole words or their typed beginnings, never letters inside a word', () => {
    expect(marked('<p>AI is trained daily for fairness; ethical AI.</p>', 'AI ethics')).toEqual([
      'AI',
      'ethical',
      'AI',
    ]);
    expect(marked('<p>Identify the id of video VAReID.</p>', 'id')).toEqual(['id', 'ID']);
    expect(marked('<p>Records of a recorder</p>', 'record')).toEqual(['Record', 'record']);
    expect(marked('<p>C++ is not C; Copy cannot count.</p>', 'C++')).toEqual(['C++']);
  });

  it('include other forms of a word, and fall back to beginnings, cognates, and misspellings', () => {
    expect(marked('<p>Configure it.</p>', 'configuration')).toEqual(['Configure']);
    expect(marked('<p>The drones fly; a drum.</p>', 'dron')).toEqual(['dron']);
    expect(marked('<p>A knowledge graph.</p>', 'knowlege graph')).toEqual(['knowledge', 'graph']);
    expect(marked('<p>Two species.</p>', 'especies')).toEqual(['species']);
    expect(marked('<p>It is the owl.</p>', 'what is the owl')).toEqual(['owl']);
    expect(marked('<p>Nothing here.</p>', 'zebra')).toEqual([]);
  });

  it('have accents or not, as the query', () => {
    expect(marked('<p>Grévy, Gre\u0301vy</p>', 'grevy')).toEqual(['Grévy', 'Gre\u0301vy']);
    expect(marked('<p>Gonzalez and González</p>', 'González')).toEqual(['Gonzalez', 'González']);
  });

  it('are whole numbers of versions', () => {
    expect(marked('<p>Python 3.12, grades 9-12, module 3, v3.12</p>', '3.12')).toEqual(['3.12', 'v3.12']);
  });

  it('continue across inline elements, but not across others', () => {
    expect(marked('<p>A river: <code>RIVER_<wbr>UPLOAD_<wbr>FILE</code></p>', 'river_upload_file')).toEqual([
      'RIVER_UPLOAD_FILE',
    ]);
    expect(marked('<pre><span>ri</span><span>ver</span><br><span>bed</span></pre>', 'river')).toEqual(['river']);
    expect(marked('<ul><li>owl</li><li>count</li></ul>', 'owl')).toEqual(['owl']);
    expect(marked('<p>ow<img>l</p><p>l</p>', 'owl')).toEqual([]);
  });

  it('are not in controls, navigation, or what search does not read', () => {
    const html =
      '<nav>owl</nav><p>An owl. <button>Copy owl</button></p><div class="not-searched">owl</div><svg><text>owl</text></svg>';
    expect(marked(html, 'owl')).toEqual(['owl']);
  });
});
