import {translate} from '@docusaurus/Translate';

/** What the button says, apart from the texts of the console, because every page of an operation loads it. */
export const buttonTexts = {
  tryIt: (): string =>
    translate({
      id: 'training-catalog.openapi-console.tryIt',
      message: 'Try it',
      description: 'Button that opens the console',
    }),
  tryOperation: (): string =>
    translate({
      id: 'training-catalog.openapi-console.tryOperation',
      message: 'Try the operation',
      description: 'Name of the console',
    }),
  notLoaded: (): string =>
    translate({
      id: 'training-catalog.openapi-console.notLoaded',
      message: 'The console could not be loaded. Reload the page to try again.',
    }),
  loading: (): string => translate({id: 'training-catalog.openapi-console.loading', message: 'Loading…'}),
  stopped: (values: {message: string | number}): string =>
    translate(
      {id: 'training-catalog.openapi-console.stopped', message: 'The console stopped because of an error ({message}).'},
      values,
    ),
} as const;
