import {translatedTexts} from '@training-catalog/utils';
import type {PhraseTexts} from './phrases.js';

/** A text and what translators have to know about it. */
interface Text {
  message: string;
  description: string;
}

/** Texts that lists and cards show in the browser, too. */
const sharedTexts: Readonly<Record<keyof PhraseTexts, Text>> = {
  mostlyNotRun: {
    message: 'Mostly not run',
    description: 'Precedes the numbers of steps if fewer than half were run',
  },
  setupOnly: {
    message: 'Only setup run',
    description: 'Precedes the numbers of steps if those that were run only install or configure',
  },
  notRun: {message: 'Not run', description: 'Precedes the number of steps if none was run'},
  allRun: {
    message: 'All {total} steps run',
    description: 'Number of steps, two or more, that were all run; plural forms by the number of steps',
  },
  bothRun: {message: 'Both steps run', description: 'In the place of the text above if there are two steps'},
  someRun: {
    message: '{run} of {total} step run|{run} of {total} steps run',
    description: 'How many of the steps were run; plural forms by the number of all steps',
  },
  noneRun: {
    message: '{total} step, only checked against the source code|{total} steps, only checked against the source code',
    description: 'Number of steps of which none was run; plural forms by the number of steps',
  },
  runOn: {message: '{numbers} on {day}', description: 'How many steps were run, and the day of the run'},
  inPart: {message: ' and {count} in part', description: 'Follows the day of the run: steps that were run in part'},
  rest: {
    message:
      '. The other one was only checked against the source code|. The other {count} were only checked against the source code',
    description:
      'Follows the day of the run, a sentence without its full stop: steps that were not run; plural forms by their number',
  },
  pageAll: {
    message: '{page}: {total} of {total} step run|{page}: all {total} steps run',
    description: 'A page of a project whose steps were all run; plural forms by the number of steps',
  },
  pageBoth: {message: '{page}: both steps run', description: 'In the place of the text above if there are two steps'},
  pageSome: {
    message: '{page}: {run} of {total} step run|{page}: {run} of {total} steps run',
    description: 'A page of a project and how many of its steps were run; plural forms by the number of all steps',
  },
  pageNext: {
    message: '{page}: {run} of {total}',
    description: 'As the text above, after a page that has said what the numbers mean',
  },
  lastRunOn: {message: 'Last run on {day}.', description: 'The newest day on which steps of a project were run'},
  minutes: {
    message: '{count} minute|{count} minutes',
    description: 'Time that the steps took; plural forms by the number of minutes',
  },
};

/** Texts of the line below the title of a page. */
const lineTexts = {
  environment: {message: 'Run on {environment}.', description: 'System, programs, and time of the run'},
  commit: {
    message: 'commit {commit}',
    description: 'Commit of the repository that the steps cloned, in a list of what the run used',
  },
  stepsNotRun: {message: 'Not run: {steps}.', description: 'The steps that were not run'},
  whole: {
    message: 'step {numbers}|steps {numbers}',
    description: 'Steps that were not run, in the middle of a sentence; plural forms by the number of steps',
  },
  part: {
    message: 'part of step {numbers}|part of steps {numbers}',
    description: 'Steps that were run in part, in the middle of a sentence; plural forms by the number of steps',
  },
  range: {message: '{from} to {to}', description: 'Numbers of three or more steps in a row'},
  heading: {message: '“{heading}”', description: 'Heading above steps without a number that were not run'},
  needs: {
    message: '{steps} (needs {conditions})|{steps} (need {conditions})',
    description: 'Steps that were not run, and what they need; plural forms by the number of steps',
  },
  gpu: {message: 'a GPU', description: 'What a step needs'},
  privateData: {message: 'data that is not public', description: 'What a step needs'},
  account: {message: 'an account of {name}', description: 'What a step needs: an account of a service'},
  host: {message: 'a connection to {name}', description: 'What a step needs: a connection to a host'},
} as const satisfies Readonly<Record<string, Text>>;

/** All texts in English, by key, with descriptions for translators. */
export const englishTexts = {...sharedTexts, ...lineTexts};

/** Texts of a language, by key. Plural forms are separated with `|`, in the order zero, one, two, few, many, other. */
export type StepTexts = Readonly<Record<keyof typeof englishTexts, string>>;

/** The texts in a language, and the methods of the plugin that has them translated. */
export const {messagesOf, methods: textMethods} = translatedTexts(englishTexts);

/** The texts that the browser needs. */
export const browserTexts = (texts: StepTexts): PhraseTexts =>
  Object.fromEntries(
    Object.entries(texts).filter(([key]) => Object.hasOwn(sharedTexts, key)),
  ) as unknown as PhraseTexts;
