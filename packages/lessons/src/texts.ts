/** Texts of the files that a reader takes along, which are made without a browser. */
export const englishTexts = {
  handsOn: {message: 'Hands-on', description: 'Kind of box in a notebook: an exercise'},
  question: {message: 'Question', description: 'Kind of box in a notebook'},
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
} as const;

/** The texts in a language, by key. */
export type FileTexts = Readonly<Record<keyof typeof englishTexts, string>>;

/** The messages of texts, by key; those in English where one is missing. */
export const messagesOf = (texts: Readonly<Record<string, {message: string}>>): FileTexts =>
  Object.fromEntries(
    Object.entries(englishTexts).map(([key, english]) => [key, (texts[key] ?? english).message]),
  ) as FileTexts;
