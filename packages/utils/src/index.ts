export {compareTexts} from './compareTexts.js';
export {isDate, isDay, isMonth} from './dates.js';
export {escapeHtml} from './escapeHtml.js';
export {escapeRegExp} from './escapeRegExp.js';
export {foreignLines, foreignSuggestion, foreignWords} from './foreignText.js';
export {didYouMean, maxSuggestions, nearest, onlyNear} from './nearest.js';
export {translatedTexts, type TranslatedTexts} from './translatedTexts.js';
export {wrapWords} from './wrapWords.js';
