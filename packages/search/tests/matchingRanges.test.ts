// cspell:ignore grevy Grévy especies dron knowlege
// Which words of a page are highlighted. The browser tests see them painted.
// @vitest-environment jsdom
import {describe, expect, it} from 'vitest';
import {matchingRanges} from '../src/client/matchingRanges.js';

const settings = {synonyms: {}, ignoreCssSelectors: ['.not-searched']};

const highlighted = (html: string, query: string): string[] => {
  const article = document.createElement('article');
  article.innerHTML = html;
  return matchingRanges(article, query, settings).map((range) => range.toString());
};

describe('the words that are highlighted on a page', () => {
  it('are whole words or their typed beginnings, never letters inside a word', () => {
    expect(highlighted('<p>AI is trained daily for fairness; ethical AI.</p>', 'AI ethics')).toEqual([
      'AI',
      'ethical',
      'AI',
    ]);
    expect(highlighted('<p>Identify the id of video VAReID.</p>', 'id')).toEqual(['id', 'ID']);
    expect(highlighted('<p>Records of a recorder</p>', 'record')).toEqual(['Record', 'record']);
    expect(highlighted('<p>C++ is not C; Copy cannot count.</p>', 'C++')).toEqual(['C++']);
  });

  it('include other forms of a word, and fall back to beginnings, cognates, and misspellings', () => {
    expect(highlighted('<p>Configure it.</p>', 'configuration')).toEqual(['Configure']);
    expect(highlighted('<p>The drones fly; a drum.</p>', 'dron')).toEqual(['dron']);
    expect(highlighted('<p>A knowledge graph.</p>', 'knowlege graph')).toEqual(['knowledge', 'graph']);
    expect(highlighted('<p>Two species.</p>', 'especies')).toEqual(['species']);
    expect(highlighted('<p>It is the owl.</p>', 'what is the owl')).toEqual(['owl']);
    expect(highlighted('<p>Nothing here.</p>', 'zebra')).toEqual([]);
  });

  it('have accents or not, as the query', () => {
    expect(highlighted('<p>Grévy, Gre\u0301vy</p>', 'grevy')).toEqual(['Grévy', 'Gre\u0301vy']);
    expect(highlighted('<p>Gonzalez and González</p>', 'González')).toEqual(['Gonzalez', 'González']);
  });

  it('are whole numbers of versions', () => {
    expect(highlighted('<p>Python 3.12, grades 9-12, module 3, v3.12</p>', '3.12')).toEqual(['3.12', 'v3.12']);
  });

  it('continue across inline elements, but not across others', () => {
    expect(highlighted('<p>A river: <code>RIVER_<wbr>UPLOAD_<wbr>FILE</code></p>', 'river_upload_file')).toEqual([
      'RIVER_UPLOAD_FILE',
    ]);
    expect(highlighted('<pre><span>ri</span><span>ver</span><br><span>bed</span></pre>', 'river')).toEqual(['river']);
    expect(highlighted('<ul><li>owl</li><li>count</li></ul>', 'owl')).toEqual(['owl']);
    expect(highlighted('<p>ow<img>l</p><p>l</p>', 'owl')).toEqual([]);
  });

  it('are not in controls, navigation, or what search does not read', () => {
    const html =
      '<nav>owl</nav><p>An owl. <button>Copy owl</button></p><div class="not-searched">owl</div><svg><text>owl</text></svg>';
    expect(highlighted(html, 'owl')).toEqual(['owl']);
  });
});
