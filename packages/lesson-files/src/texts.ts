/** Texts that the build writes into files, and into the block of a page that leads to them. */
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
} as const;

/** Key of a text. */
export type TextKey = keyof typeof englishTexts;

/** The texts in a language, by key. */
export type FileTexts = Readonly<Record<TextKey, string>>;
