/** What a configuration names besides the theme: its style sheets, and the plugins that its components rely on. */
import {fileURLToPath} from 'node:url';

/** Path of the style sheet that lessons have besides their own. */
export const lessonStyles: string = fileURLToPath(new URL('../css/lessons.css', import.meta.url));

export {icons, type IconName} from './components/Icon/icons.js';
export {iconId} from './components/Icon/iconId.js';
export {videoHost} from './components/videoHost.js';
export {hues, mapRoute, releasesRoute} from './options.js';
export {pageMark} from './pageMark.js';
export {pageComponents} from './pageComponents.js';
export {areaCard, cardOf, cardSize, projectCard, siteCard} from './components/socialCards.js';
export {caseSensitiveRoutes} from './plugins/case-sensitive-routes/index.js';
export {fonts} from './plugins/fonts/index.js';
export {
  allCharacters,
  commonCharacters,
  faceNames,
  fontFaces,
  makeFace,
  unicodeRange,
  without,
} from './plugins/fonts/faces.js';
export {pageIcons} from './plugins/icons/index.js';
export {pageIcon} from './plugins/icons/pageIcon.js';
export {loadFailure} from './plugins/load-failure/index.js';
export {mathematics} from './plugins/mathematics/index.js';
export {rehypeFormulas} from './plugins/mathematics/rehypeFormulas.js';
export {pageControls} from './plugins/page-controls/index.js';
export {print} from './plugins/print/index.js';
export {rehypeCodeBreaks} from './plugins/rehype-code-breaks/index.js';
export {rehypeRowHeaders} from './plugins/rehype-row-headers/index.js';
export {styles} from './plugins/styles/index.js';
export {readTokens} from './plugins/styles/readTokens.js';
export {tokensFile, tokensOf} from './plugins/styles/tokensOf.js';
