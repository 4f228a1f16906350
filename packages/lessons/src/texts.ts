import {translatedTexts} from '@training-catalog/content-model';

/** Texts that the build writes into files and pages, so that no reader loads a script for them. */
export const englishTexts = {
  handsOn: {message: 'Hands-on', description: 'Kind of box in a notebook: an exercise'},
  question: {message: 'Question', description: 'Kind of box in a notebook'},
  predict: {message: 'Predict first', description: 'Kind of box in a notebook: what will a step print?'},
  outcome: {message: 'What the page shows', description: 'In a notebook, above a collapsed explanation of an output'},
  quiz: {message: 'Quiz', description: 'Kind of box in a notebook'},
  misconception: {message: 'Misconception', description: 'Kind of box in a notebook: a wrong belief'},
  keyPoint: {message: 'Key point', description: 'Kind of box in a notebook: what to remember'},
  worksheet: {message: 'Worksheet', description: 'Kind of box in a notebook: prompts to write about'},
  answer: {message: 'Answer', description: 'In a notebook, above a collapsed answer'},
  data: {message: 'Data', description: 'In a notebook, before the name of a data set'},
  onPage: {message: 'See the figure on the page.', description: 'In a notebook, instead of a figure'},
  from: {message: 'From {page}', description: 'In a notebook, before the page that it is made from'},
  license: {message: 'License', description: 'In a notebook, the link to the license of the text'},
  needs: {
    message: 'The next cell is skipped when the whole notebook runs: it needs {needs}.',
    description: 'In a notebook, above a step with a condition, such as an account',
  },
  setUp: {
    message: 'Run this cell first. It downloads the data and lets shell cells share their variables.',
    description: 'Comment in the first cell of a notebook',
  },
  takeAlong: {message: 'Take it along', description: 'Above the files of a lesson to download'},
  notebook: {message: 'Notebook', description: 'Link to a Jupyter notebook of the lesson'},
  zip: {message: 'ZIP of notebook, programs, and data', description: 'Link to the files of a lesson'},
  gift: {message: 'Quiz for a learning platform (GIFT)', description: 'Link to the quiz items of a page, as a file'},
  giftOfSection: {message: '{name} (GIFT)', description: 'Link to the quiz items of a section of a page, as a file'},
  service: {message: 'Open in {name}', description: 'Link to the notebook in a service'},
  alpha: {message: 'Alpha', description: 'Stage of a lesson'},
  beta: {message: 'Beta', description: 'Stage of a lesson'},
  stable: {message: 'Stable', description: 'Stage of a lesson'},
  run: {message: 'every step was run', description: 'Reason for the stage of a lesson'},
  notRun: {message: 'not every step was run', description: 'Reason for the stage of a lesson'},
  timed: {message: 'its sections have times', description: 'Reason for the stage of a lesson'},
  notTimed: {message: 'its sections have no times', description: 'Reason for the stage of a lesson'},
  taught: {message: 'it was taught on {day}', description: 'Reason for the stage of a lesson'},
  notTaught: {message: 'no class is known to have used it', description: 'Reason for the stage of a lesson'},
  version: {message: 'Version: {version}', description: 'Version of a lesson, or the day of its last change'},
  authors: {message: 'Written by', description: 'Before the authors of a lesson'},
  reviewers: {message: 'Reviewed by', description: 'Before the reviewers of a lesson'},
  report: {message: 'Report a problem by mail', description: 'Link to a mail about a lesson'},
} as const;

/** The texts in a language, by key. */
export type FileTexts = Readonly<Record<keyof typeof englishTexts, string>>;

/** The texts in a language, and the methods of the plugin that has them translated. */
export const {messagesOf, methods: textMethods} = translatedTexts(englishTexts);
