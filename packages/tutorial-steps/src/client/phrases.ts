import language from '@generated/tutorial-steps/default/texts.json';
import {phrasesIn, type Phrases} from '../phrases.js';

/** Phrases in the language of the site. */
export const phrases = (): Phrases => phrasesIn(language.texts, language.locale);
